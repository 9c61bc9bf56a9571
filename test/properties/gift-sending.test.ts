import * as fc from 'fast-check'
import * as TE from 'fp-ts/TaskEither'
import { expect, it } from 'vitest'
import { giftImplementation } from '../../src/application/features/gift/gift'
import type { GiftPorts } from '../../src/application/features/gift/ports'
import { loadedFeature } from '../../src/application/features/implement-feature'
import { giftSendViewModel, type GiftOrder } from '../../src/domain/gift'
import { Decimal } from '../../src/domain/kernel/decimal'
import { unreachable, type Failure } from '../../src/domain/kernel/failure'
import { ClientId } from '../../src/domain/kernel/ids'
import type { AppTab } from '../application/support/app-tab'
import { orderOf } from '../domain/gift/order'
import { made } from '../support/builders/made'
import { answerOf, isCharged, Sending, sendingActions, type Press } from './sending-actions'

const PRICE = 10

/** A server with one wallet. */
class Town extends Sending {
  readonly charged: string[] = []

  get purse(): number {
    return 1_000 - PRICE * this.charged.length
  }

  readonly #ports: GiftPorts = {
    gifts: {
      list: () => TE.right([]),
      members: () => TE.right({ items: [], next: null }),
      received: () => TE.right({ items: [], next: null }),
      stats: () => TE.right([]),
      balances: () => () =>
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
                    amount: made(Decimal, String(this.purse)),
                    usd: made(Decimal, '0'),
                    price: null,
                    giftEnabled: true,
                    bubbleEnabled: true,
                  },
                ],
              },
        ),
      send: ({ id }) => this.#send(id),
    },
    viewed: { read: () => [], keep: () => undefined },
  }

  readonly #send =
    (id: string): TE.TaskEither<Failure, void> =>
    () => {
      const { answer } = this
      this.posts.push(id)
      if (isCharged(answer)) this.charged.push(id)
      return answerOf(answer)
    }

  protected readonly feature = 'gift'
  protected load() {
    return loadedFeature(giftImplementation, this.#ports)
  }

  protected press(app: AppTab['app'], act: Press): void {
    const gift = app.features.of('gift')
    if (gift === null) return
    const { order } = giftSendViewModel(gift.slices.account.giftSend.get())
    if (act.do === 'confirm') {
      for (let n = 0; n < act.times; n += 1) app.account.dispatch({ type: 'gift/Confirm', order: this.orderBy(act.id) })
    } else if (order !== null) {
      const { id } = order
      app.account.dispatch(act.do === 'look' ? { type: 'gift/LookAgain', id } : { type: 'gift/CloseSend', id })
    }
  }

  orderBy(id: number): GiftOrder {
    return orderOf({
      id: made(ClientId, `confirmation-${id}`),
      total: made(Decimal, String(PRICE)),
      before: made(Decimal, String(this.purse)),
    })
  }
}

it('GFT-8 ALL-12 a confirmed gift is charged at most once, despite double presses, lost responses, several tabs and reloads', async () => {
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
      posted += town.posts.length
    }),
    { numRuns: 40, seed: 26 },
  )
  expect(posted).toBeGreaterThan(60)
})
