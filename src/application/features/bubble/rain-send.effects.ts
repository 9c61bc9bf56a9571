import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { costOf, rainSendEffects, rainSendMessages, type RainOrder, type RainSendMessage } from '../../../domain/bubble'
import { sumOf, type Decimal } from '../../../domain/kernel/decimal'
import { compare, subtract } from '../../../domain/kernel/decimal-math'
import type { Failure } from '../../../domain/kernel/failure'
import { failsWith, tabEffects, type Effect, type Outcome } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'
import type { TabMessage } from '../../../domain/features'
import type { Bubbles } from './ports'

type Attempt = t.TypeOf<typeof rainSendEffects.send>
type Found = { readonly isThere: true } | { readonly isThere: false; readonly have: Decimal | null }

/** How many messages after the newest known message a lookup searches. */
const LOOKED_AT = 200
const NOTHING = sumOf([])

export const makeRainSendEffects = (
  { ports: { conversations }, me }: Pick<TabDeps, 'ports' | 'me'>,
  bubbles: Bubbles,
): Readonly<Record<Exclude<keyof typeof rainSendEffects, 'alarm'>, Effect<TabMessage>>> => {
  const haveOf = ({ gid, currencyId }: RainOrder): TE.TaskEither<Failure, Decimal> =>
    pipe(
      bubbles.purse(gid),
      TE.map((all) => all.find((one) => one.currencyId === currencyId)?.amount ?? NOTHING),
    )

  const newestIn = ({ conversationId }: RainOrder): TE.TaskEither<Failure, number> =>
    pipe(
      conversations.history(conversationId, null, 1),
      TE.map(({ to }) => to),
    )

  /** Whether the conversation contains the member's bubble message, newer than the confirmation. */
  const findPosted = ({ order, newest }: Attempt): TE.TaskEither<Failure, boolean> =>
    pipe(
      conversations.range(order.conversationId, newest + 1, newest + LOOKED_AT),
      TE.map(({ messages }) =>
        messages.some(
          ({ from, content }) =>
            from.xid === me() &&
            content.kind === 'bubble' &&
            content.isExclusive === order.isExclusive &&
            content.levelLimit === order.level,
        ),
      ),
    )

  /**
   * Whether the rain was sent: the rain's message exists, or the balance is lower by exactly the rain's cost
   * (decisions.md).
   */
  const find = (attempt: Attempt): TE.TaskEither<Failure, Found> =>
    pipe(
      findPosted(attempt),
      TE.chain((isPosted): TE.TaskEither<Failure, Found> =>
        isPosted
          ? TE.right({ isThere: true })
          : pipe(
              haveOf(attempt.order),
              TE.map((have): Found =>
                compare(subtract(attempt.have, costOf(attempt.order)), have) === 0
                  ? { isThere: true }
                  : { isThere: false, have },
              ),
            ),
      ),
    )

  const outcomeOf = ({ isThere }: Found): Outcome<void> =>
    isThere ? { outcome: 'done', value: undefined } : { outcome: 'unknown' }

  return {
    check: tabEffects.read(rainSendEffects.check, {
      call: ({ order }) =>
        pipe(
          TE.Do,
          TE.bind('have', () => haveOf(order)),
          TE.bind('newest', () => newestIn(order)),
        ),
      toResult: ({ have, newest }, _, ask): RainSendMessage => ({ type: 'bubble/RainChecked', ask, have, newest }),
      failed: failsWith(rainSendMessages['bubble/RainNotChecked']),
    }),
    send: tabEffects.once(rainSendEffects.send, {
      call: ({ order }) => bubbles.send(order),
      toResult: (_, __, ask): RainSendMessage => ({ type: 'bubble/RainSent', ask }),
      failed: failsWith(rainSendMessages['bubble/RainNotSent']),
      toUnknown: failsWith(rainSendMessages['bubble/RainUnclear']),
      onResume: (attempt) => pipe(find(attempt), TE.map(outcomeOf)),
    }),
    lookUp: tabEffects.read(rainSendEffects.lookUp, {
      call: find,
      toResult: (found, _, ask): RainSendMessage =>
        found.isThere ? { type: 'bubble/RainFound', ask } : { type: 'bubble/RainNotFound', ask, have: found.have },
      failed: failsWith(rainSendMessages['bubble/RainNotFound'], { have: null }),
    }),
  }
}
