import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isPaidBy, giftSendEffects, giftSendMessages, type GiftOrder } from '../../../domain/gift'
import type { ChatMessage } from '../../../domain/chat'
import type { Decimal } from '../../../domain/kernel/decimal'
import type { Failure } from '../../../domain/kernel/failure'
import type { SessionId, Xid } from '../../../domain/kernel/ids'
import { accountEffects, failsWith, type Outcome } from '../../effects/effect'
import type { Conversations } from '../../ports/conversations'
import type { Gifts } from './ports'

/** How many of the newest messages a lookup searches for the gift. */
const LOOKED_AT = 50

const isOf = (
  { seq, from, content }: ChatMessage,
  { afterSeq, giftId, receivers }: GiftOrder,
  me: Xid | null,
): boolean =>
  seq > afterSeq &&
  from.xid === me &&
  content.kind === 'gift' &&
  content.giftId === giftId &&
  content.receivers.length === receivers.length &&
  receivers.every(({ xid }) => content.receivers.some((one) => one.xid === xid))

/**
 * The result of a lookup. Either the gift was sent, or the lookup did not find the gift and `now` is the current
 * balance.
 */
type Look = { readonly isSent: true } | { readonly isSent: false; readonly now: Decimal | null }

interface Deps {
  readonly conversations: Pick<Conversations, 'history'>
  readonly me: () => Xid | null
  readonly dispatchToAccount: (
    message: { readonly type: 'balance/AppShellShown'; readonly isMember: boolean },
    under?: SessionId | null,
  ) => Promise<void>
}

export const makeGiftSendEffects = ({ conversations, me, dispatchToAccount }: Deps, gifts: Gifts) => {
  const isPosted = (order: GiftOrder): TE.TaskEither<Failure, boolean> =>
    pipe(
      conversations.history(order.conversationId, null, LOOKED_AT),
      TE.map(({ messages }) => messages.some((message) => isOf(message, order, me()))),
    )

  const balance = ({ gid, currencyId }: GiftOrder): TE.TaskEither<Failure, Decimal | null> =>
    pipe(
      gifts.balances(gid),
      TE.map((all) => all.find((one) => one.currencyId === currencyId)?.amount ?? null),
    )

  /** Looks for the gift's message, then compares the balance (decisions.md). */
  const look = (order: GiftOrder): TE.TaskEither<Failure, Look> =>
    pipe(
      isPosted(order),
      TE.chain((isSent): TE.TaskEither<Failure, Look> =>
        isSent
          ? TE.right({ isSent })
          : pipe(
              balance(order),
              TE.map((now): Look => (now !== null && isPaidBy(order, now) ? { isSent: true } : { isSent: false, now })),
            ),
      ),
    )

  return {
    send: accountEffects.once(giftSendEffects.send, {
      call: ({ order }) => gifts.send(order),
      // `FrameShown` makes the account reload the balance.
      notifyAccount: (_sent, _input, under) =>
        dispatchToAccount({ type: 'balance/AppShellShown', isMember: true }, under),
      toResult: (_sent, _input, ask) => ({ type: 'gift/Sent', ask }),
      failed: failsWith(giftSendMessages['gift/NotSent']),
      toUnknown: failsWith(giftSendMessages['gift/Unclear']),
      onResume: ({ order }) =>
        pipe(
          look(order),
          TE.map(({ isSent }): Outcome<void> =>
            isSent ? { outcome: 'done', value: undefined } : { outcome: 'unknown' },
          ),
        ),
    }),
    lookUp: accountEffects.read(giftSendEffects.lookUp, {
      call: ({ order }) => look(order),
      toResult: (found, _, ask) =>
        found.isSent
          ? { type: 'gift/Found', ask }
          : Object.assign({ type: 'gift/NotFound' as const, ask }, { now: found.now }),
      failed: failsWith(giftSendMessages['gift/NotFound'], { now: null }),
    }),
  }
}
