import * as fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { bubbleImplementation } from '../../src/application/features/bubble/bubble'
import type { Bubbles } from '../../src/application/features/bubble/ports'
import { loadedFeature } from '../../src/application/features/implement-feature'
import { rainSendViewModel, type RainOrder } from '../../src/domain/bubble'
import { Decimal, sumOf } from '../../src/domain/kernel/decimal'
import { subtract } from '../../src/domain/kernel/decimal-math'
import { unreachable } from '../../src/domain/kernel/failure'
import { ConversationId, Gid } from '../../src/domain/kernel/ids'
import type { AppTab } from '../application/support/app-tab'
import { made } from '../support/builders/made'
import { answerOf, isCharged, Sending, sendingActions, type Press } from './sending-actions'

const decimal = (text: string): Decimal => made(Decimal, text)
const place = { conversationId: made(ConversationId, 'sg_10000001'), gid: made(Gid, '10000001') }

/** A server with one wallet. Each confirmation has its own total. */
class Town extends Sending {
  readonly charged: Decimal[] = []
  #confirmed = 0

  readonly #ports: Bubbles = {
    purse: () => () =>
      Promise.resolve(
        this.answer === 'lost'
          ? { _tag: 'Left', left: unreachable }
          : {
              _tag: 'Right',
              right: [
                {
                  currencyId: 5,
                  name: 'LOOP',
                  icon: null,
                  amount: subtract(decimal('100000'), sumOf(this.charged)),
                  usd: decimal('0'),
                  price: null,
                  giftEnabled: true,
                  bubbleEnabled: true,
                },
              ],
            },
      ),
    reach: () => TE.right(0),
    guests: () => TE.right({ items: [], isLast: true }),
    look: () => TE.left(unreachable),
    winners: () => TE.left(unreachable),
    sayJoin: () => false,
    sendTap: () => false,
    newsOf: () => null,
    send:
      ({ total, fee }) =>
      () => {
        this.posts.push(total)
        if (isCharged(this.answer)) this.charged.push(sumOf([total, fee]))
        return answerOf(this.answer)
      },
  }

  protected readonly feature = 'bubble'
  protected load() {
    return loadedFeature(bubbleImplementation, this.#ports)
  }

  protected press(app: AppTab['app'], act: Press): void {
    if (app.features.of('bubble') === null) return
    const say = app.tab.dispatch
    if (act.do === 'confirm') this.#confirm(say, act.times)
    else say(act.do === 'look' ? { type: 'bubble/LookUpRain' } : { type: 'bubble/CloseForm' })
  }

  #confirm(
    say: (
      message:
        | ({ readonly type: 'bubble/OpenForm' } & typeof place)
        | { readonly type: 'bubble/ConfirmRain'; readonly order: RainOrder },
    ) => void,
    times: number,
  ): void {
    this.#confirmed += 1
    say({ type: 'bubble/OpenForm', ...place })
    const order: RainOrder = {
      ...place,
      currencyId: 5,
      total: decimal(String(100 * this.#confirmed)),
      fee: decimal(String(this.#confirmed)),
      count: 10,
      evenly: true,
      isExclusive: false,
      level: 1,
      xids: [],
    }
    for (let n = 0; n < times; n += 1) say({ type: 'bubble/ConfirmRain', order })
  }

  steps(): readonly string[] {
    return this.tabs.flatMap(({ app }) => {
      const bubble = app.features.of('bubble')
      return bubble === null ? [] : [rainSendViewModel(bubble.slices.tab.rainSend.get()).step]
    })
  }
}

it('ALL-12 a confirmed rain is charged at most once and does not stay pending, despite double presses, lost responses and reloads', async () => {
  let posted = 0
  await fc.assert(
    fc.asyncProperty(sendingActions, async (happens) => {
      const town = new Town()
      await town.begin()
      for (const act of happens) await town.perform(act)
      town.answer = 'told'
      await town.browser.time.pass(120_000)
      expect(town.posts).toEqual([...new Set(town.posts)])
      expect(town.charged).toEqual([...new Set(town.charged)])
      expect(town.steps().filter((step) => step === 'checking' || step === 'looking')).toEqual([])
      posted += town.posts.length
    }),
    { numRuns: 20, seed: 26 },
  )
  expect(posted).toBeGreaterThan(25)
})
