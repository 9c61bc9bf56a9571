import { describe, expect, it } from 'vitest'
import { simulatorCalls } from '../../../../../src/adapters/wire/calls/simulator-calls'
import { personOf, transactionsOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { messageAt } from '../../../../../src/adapters/simulator/state/chat/thread'
import type { GiftOrder } from '../../../../../src/domain/gift'
import { sumOf } from '../../../../../src/domain/kernel/decimal'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import { made } from '../../../../support/builders/made'
import { ConversationId } from '../../../../../src/domain/kernel/ids'
import { orderOf } from '../../../../domain/gift/order'
import {
  ADA,
  BEN,
  BEN_UID,
  GARDEN,
  IN_SQUARE,
  MEI,
  OURS,
  SQUARE,
  WITH_BEN,
  ZOE,
} from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { left, right } from '../../../support/client'

const IN_OURS = made(ConversationId, `sg_${OURS}`)
const to = (...xids: readonly GiftOrder['receivers'][number]['xid'][]) => xids.map((xid) => ({ xid, name: '' }))
const order = (with_: Partial<GiftOrder> = {}): GiftOrder =>
  orderOf({ conversationId: IN_OURS, receivers: to(BEN), ...with_ })

const bench = async () => {
  const town = new WireTown()
  const { client: ada } = await town.as('ada@loop.example')
  const { client: ben } = await town.as('ben@loop.example')
  const free = async (client: typeof ada) =>
    (await right(client.gifts.balances(null))).find(({ currencyId }) => currencyId === 5)?.amount ?? ''
  const newest = (id = IN_OURS) => {
    const thread = threadOf(town.world(), id)
    return messageAt(thread, thread.latest)
  }
  return { town, ada, ben, free, newest }
}

describe('A gift on the simulated server', () => {
  it('R1-310 a gift pays its price to each receiver, is posted as a message and is listed in the wallet histories of both sides', async () => {
    const { town, ada, ben, free, newest } = await bench()
    const [had, benHad] = [await free(ada), await free(ben)]
    await right(ada.gifts.send(order({ receivers: to(BEN, ZOE) })))
    expect([Number(had) - Number(await free(ada)), Number(await free(ben)) - Number(benHad)]).toEqual([176, 88])
    expect(newest()).toMatchObject({
      from: { xid: ADA },
      content: {
        kind: 'gift',
        giftId: '3',
        title: 'Rocket',
        icon: '/town/gf3.svg',
        price: '88',
        currency: 'LOOP',
        receivers: [{ xid: BEN, name: 'Ben' }, { xid: ZOE }],
      },
    })
    expect((await right(ada.wallet.history('payout', 1, 20))).items).toMatchObject([
      { kind: 'giftOut', amount: '-176', note: 'Rocket' },
    ])
    expect((await right(ben.wallet.history('income', 1, 20))).items).toMatchObject([
      { kind: 'giftIn', amount: '88', note: 'Rocket' },
      { kind: 'opening' },
      { kind: 'opening' },
    ])
    for (const [currency] of entriesOf(town.world().ledger.sums[personOf(ADA)] ?? {})) {
      expect(sumOf(entriesOf(town.world().ledger.sums).flatMap(([, sums]) => sums[currency] ?? []))).toBe('0')
    }
  })

  it('a gift in a direct chat goes to the other person and may be paid in another currency than LOOP', async () => {
    const { town, ada, newest } = await bench()
    await town.openDirect(BEN_UID)
    await right(
      town
        .stranger()
        .rest.call(simulatorCalls.deposit, { email: 'ada@loop.example', chain_id: 1, currency_id: 2, amount: '10' }),
    )
    await town.clock.advance(60_000)
    await right(ada.gifts.send(order({ conversationId: WITH_BEN, giftId: '2', currencyId: 2 })))
    expect(newest(WITH_BEN)).toMatchObject({
      content: { kind: 'gift', price: '1', currency: 'USDT', receivers: [{ xid: BEN }] },
    })
  })

  it.each([
    ['an unknown gift', { giftId: '99' }, 'There is no such gift'],
    ['a gift that is not offered', { giftId: '7' }, 'There is no such gift'],
    ['no receiver', { receivers: [] }, 'Choose somebody to receive it'],
    ['the sender as a receiver', { receivers: to(ADA) }, 'Somebody you chose cannot receive it'],
    ['a receiver outside the group', { receivers: to(MEI) }, 'Somebody you chose cannot receive it'],
    ['the same receiver twice', { receivers: to(BEN, BEN) }, 'Somebody you chose cannot receive it'],
    [
      'more than a hundred receivers',
      { receivers: Array.from({ length: 101 }, () => to(BEN)).flat() },
      'A gift goes to at most 100 people',
    ],
    ['a currency that pays for no gifts', { currencyId: 60 }, 'Gifts cannot be paid in this currency'],
    ['a price above the balance', { giftId: '14', receivers: to(BEN, ZOE) }, 'You don’t have enough LOOP'],
    [
      'a group that the sender has not joined',
      { conversationId: made(ConversationId, `sg_${GARDEN}`) },
      'You have not join this group yet!!!',
    ],
    [
      'an unknown conversation',
      { conversationId: made(ConversationId, 'sg_99999999') },
      'There is no such conversation',
    ],
  ] as const)('R1-310 the server refuses a gift order with %s, and moves no money', async (_what, with_, words) => {
    const { town, ada } = await bench()
    const before = transactionsOf(town.world().ledger, personOf(ADA)).length
    expect(await left(ada.gifts.send(order(with_)))).toEqual({ _tag: 'Refused', words })
    expect(transactionsOf(town.world().ledger, personOf(ADA))).toHaveLength(before)
  })

  it('GFT-8 a gift is refused when the receiver has blocked the sender', async () => {
    const { town, ada, ben } = await bench()
    await town.openDirect(BEN_UID)
    await right(ben.profiles.change(ADA, 'block'))
    expect(await left(ada.gifts.send(order({ conversationId: WITH_BEN })))).toEqual({
      _tag: 'Refused',
      words: 'You have been blocked',
    })
  })

  it('R1-131 R1-132 R2-109 R2-110 R1-308 the gifts that a person received are listed by price or time, and counted by kind', async () => {
    const { town, ada, ben } = await bench()
    await right(ada.gifts.send(order({ giftId: '3' })))
    await town.clock.advance(5_000)
    await right(ada.gifts.send(order({ giftId: '2', conversationId: IN_SQUARE })))
    const titles = async (sort: 'price' | 'send_time') =>
      (await right(ben.gifts.received(sort, 1))).items.map(({ title }) => title)
    expect([await titles('price'), await titles('send_time')]).toEqual([
      ['Rocket', 'Rose'],
      ['Rose', 'Rocket'],
    ])
    expect((await right(ben.gifts.received('price', 2))).items).toEqual([])
    await right(ada.gifts.send(order({ giftId: '2' })))
    expect((await right(ben.gifts.stats())).map(({ title, price, count }) => [title, price, count])).toEqual([
      ['Rocket', '88', 1],
      ['Rose', '1', 2],
    ])
    expect(await right(ada.gifts.stats())).toEqual([])
  })

  it('R1-349 R2-326 the gifts that a person received are listed in pages of 20', async () => {
    const { ada, ben } = await bench()
    for (let n = 0; n < 21; n += 1) await right(ada.gifts.send(order({ giftId: '2' })))
    const [first, second] = [
      await right(ben.gifts.received('send_time', 1)),
      await right(ben.gifts.received('send_time', 2)),
    ]
    expect([first.items.length, first.next, second.items.length, second.next]).toEqual([20, '2', 1, null])
  })

  it('R1-133 the gift ranking of a group shows the value in LOOP of the gifts that each member gave in that group', async () => {
    const { ada } = await bench()
    const given = async (gid = OURS) => (await right(ada.spotlights.givers(gid))).find(({ xid }) => xid === ADA)?.given
    expect(await given()).toBeUndefined()
    await right(ada.gifts.send(order({ giftId: '3', receivers: to(BEN, ZOE) })))
    expect([await given(), await given(SQUARE)]).toEqual(['176', undefined])
  })

  it('the list of possible receivers of a gift contains members of the group, but neither bots nor the sender', async () => {
    const { ada } = await bench()
    const { items } = await right(ada.gifts.members(OURS, 1, ''))
    expect(items.map(({ xid }) => xid)).toContain(BEN)
    expect(items.filter(({ xid, role }) => xid === ADA || role === 'ai')).toEqual([])
  })
})
