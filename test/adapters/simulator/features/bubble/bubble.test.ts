import { describe, expect, it } from 'vitest'
import { balanceOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { receiptOf } from '../../../../../src/domain/bubble'
import { systemEvent } from '../../../../../src/domain/chat'
import { decimalOf, sumOf } from '../../../../../src/domain/kernel/decimal'
import { left, right } from '../../../support/client'
import { ADA, BEN, BEN_UID, MEI, OURS } from '../../../../wire/support/seeded-ids'
import { ada, amount, ben, IN_OURS, LOOP, orderOf, rainFixture } from './rain-fixture'

describe('Sending a bubble rain to the simulated server', () => {
  it('R1-314 R1-362 BUB-8 the sender of a bubble rain pays the total, which moves into the pot, plus a fee of exactly 1 %', async () => {
    const { send, free, pot, town } = await rainFixture()
    const before = free(ADA)
    await send(orderOf('100.55'))
    expect([sumOf([free(ADA), amount('101.5555')]), pot(), balanceOf(town.world().ledger, 'house:fees', LOOP)]).toEqual(
      [before, '100.55', '1.0055'],
    )
  })

  it('R1-314 the message that the server posts for a bubble rain shows the level limit and whether the rain is exclusive', async () => {
    const { send, town, newest } = await rainFixture()
    await send(orderOf('40', { level: 3 }))
    const { latest } = threadOf(town.world(), IN_OURS)
    expect(messagesIn(threadOf(town.world(), IN_OURS), latest, latest)).toMatchObject([
      {
        from: { xid: ADA },
        content: { kind: 'bubble', eventId: newest().id, isExclusive: false, seconds: 30, levelLimit: 3 },
      },
    ])
  })

  it.each([
    ['R1-204 a total of 0', orderOf('0'), 'Total amount must be greater than 0'],
    ['a total below 0', orderOf('-4'), 'Total amount must be greater than 0'],
    ['R1-205 a level of 0', orderOf('40', { level: 0 }), 'Min level must be greater than 0'],
    ['R1-365 a level of 101', orderOf('40', { level: 101 }), 'A level is a whole number up to 100'],
    ['R1-206 no chosen player', orderOf('40', { isExclusive: true, count: 0 }), 'Please select at least one user'],
    ['R1-207 no bubble', orderOf('40', { count: 0, evenly: false }), 'Bubble amount must be greater than 0'],
    ['301 bubbles', orderOf('40', { count: 301 }), 'A bubble rain has at most 300 bubbles'],
    [
      'a chosen player who is not in the group',
      orderOf('40', { isExclusive: true, count: 1, xids: [MEI] }),
      'Not everybody you chose is in this group',
    ],
    ['a currency that bubble rains do not support', orderOf('40', { currencyId: 2 }), 'This currency does not rain'],
    ['a fee that needs more decimals than LOOP has', orderOf('0.00001'), 'LOOP rains with no more than 4 decimals'],
    ['a total that exceeds the balance together with the fee', orderOf('1310'), 'You don’t have enough LOOP'],
  ])('BUB-7 the server refuses a bubble rain with %s, and moves no money', async (_name, order, words) => {
    const { town, free, rains } = await rainFixture()
    const before = free(ADA)
    expect(await left((await town.as(ada)).client.bubbles.send(order))).toMatchObject({ words })
    expect([free(ADA), rains()]).toEqual([before, []])
  })

  it('the bubbles of an even rain have equal shares, and those of an uneven rain have random shares that add up to the total', async () => {
    const { send, newest } = await rainFixture()
    await send(orderOf('10', { count: 3 }))
    expect(
      newest()
        .bubbles.filter(({ kind }) => kind !== 'bomb')
        .map(({ rewards }) => rewards),
    ).toEqual(['3.333333', '3.333333', '3.333333'])
    await send(orderOf('10', { count: 7, evenly: false }))
    const shares = newest().bubbles.map(({ rewards }) => rewards)
    expect([sumOf(shares), new Set(shares).size > 3]).toEqual(['10', true])
  })

  it('R1-313 the server counts the members of a group who have at least a given level', async () => {
    const { town } = await rainFixture()
    const { client } = await town.as(ada)
    expect([await right(client.bubbles.reach(OURS, 1)), await right(client.bubbles.reach(OURS, 100))]).toEqual([3, 0])
  })
})

describe('A bubble rain on the simulated server', () => {
  it('R1-318 R1-319 BUB-4 only the first player who taps a bubble is paid from the pot, and all players are notified', async () => {
    const { send, line, gems, free, pot } = await rainFixture()
    await send(orderOf('40'))
    const [bens, adas] = [await line(ben), await line(ada)]
    await bens.join()
    await adas.join()
    const before = free(BEN)
    const [first = '', second = ''] = gems()
    await bens.tap(first)
    await adas.tap(first)
    await adas.tap(second)
    expect(adas.heard('bubble_clicked')).toMatchObject([
      { bubble_id: first, uid: BEN_UID, rewards: '10', used_rewards: '10' },
      { bubble_id: second, rewards: '10', used_rewards: '20' },
    ])
    expect(adas.heard('bubble_click')).toMatchObject([{ bubble_id: first, msg: 'Somebody was faster' }])
    expect([free(BEN), pot()]).toEqual([sumOf([before, amount('10')]), '20'])
  })

  it('a player is paid for only one bubble of a rain: a tap on a bomb or on a second bubble returns a text', async () => {
    const { send, line, gems, bomb, pot } = await rainFixture()
    await send(orderOf('40'))
    const bens = await line(ben)
    await bens.join()
    await bens.tap(bomb())
    const [first = '', second = ''] = gems()
    await bens.tap(first)
    await bens.tap(first)
    await bens.tap(second)
    expect(bens.heard('bubble_click')).toMatchObject([
      { msg: 'That was a bomb' },
      { bubble_id: second, msg: 'You have popped yours already' },
    ])
    expect([bens.heard('bubble_clicked').length, pot()]).toEqual([2, '30'])
  })

  it.each([
    ['has not joined', false, {}],
    ['names another conversation', true, { conversation_sid: 'sg_10000001' }],
    ['names an unknown bubble', true, { bubble_id: 'b999' }],
    ['sends a number as the bubble id', true, { bubble_id: 7 }],
  ])('a tap on a bubble from a player who %s is ignored', async (_name, joins, more) => {
    const { send, line, gems, pot } = await rainFixture()
    await send(orderOf('40'))
    const bens = await line(ben)
    if (joins) await bens.join()
    await bens.tap(gems()[0] ?? '', more)
    expect([bens.heard('bubble_clicked'), bens.heard('bubble_click'), pot()]).toEqual([[], [], '40'])
  })

  it('BUB-6 R1-315 a person below the level of a bubble rain, or not chosen for an exclusive bubble rain, cannot join the rain', async () => {
    const { send, line, town, newest } = await rainFixture()
    await send(orderOf('40', { level: 99 }))
    const bens = await line(ben)
    await bens.join()
    expect(Object.keys(newest().joined)).toEqual([])
    const look = async (who: string) => (await town.as(who)).client.bubbles.look(newest().id)
    expect(await left(await look(ben))).toMatchObject({ words: 'You need level 99 for this bubble rain' })
    await town.clock.advance(1)
    await send(orderOf('40', { isExclusive: true, count: 1, xids: [ADA] }))
    await bens.join()
    expect([await left(await look(ben)), Object.keys(newest().joined)]).toMatchObject([
      { words: 'This bubble rain is for others' },
      [],
    ])
    expect(await right(await look(ada))).toMatchObject({
      elapsed: 0,
      event: { ended: false, clicked: false, total: 1, used: '0', all: '40' },
    })
  })

  it('a rain in which everybody caught the same names no winner', async () => {
    const { send, line, town, gems } = await rainFixture()
    await send(orderOf('40'))
    for (const [n, who] of [ada, ben].entries()) {
      const theirs = await line(who)
      await theirs.join()
      await theirs.tap(gems()[n] ?? '')
    }
    await town.clock.advance(30_000)
    const { latest } = threadOf(town.world(), IN_OURS)
    expect(messagesIn(threadOf(town.world(), IN_OURS), latest, latest)).toMatchObject([
      { content: { event: systemEvent('rainEven', { amount: decimalOf('10'), currency: 'LOOP', count: 2 }) } },
    ])
  })

  it('a player who loads a running bubble rain sees the elapsed time, but the amounts of popped bubbles only', async () => {
    const { send, line, town, newest, gems } = await rainFixture()
    await send(orderOf('40'))
    await town.clock.advance(12_000)
    const bens = await line(ben)
    await bens.join()
    await bens.tap(gems()[0] ?? '')
    const { elapsed, event } = await right((await town.as(ben)).client.bubbles.look(newest().id))
    expect([elapsed, event.clicked, event.bubbles.flatMap(({ rewards }) => rewards ?? [])]).toEqual([
      12_000,
      true,
      ['10'],
    ])
  })

  it('R1-176 BUB-5 R1-316 when a bubble rain times out, the server refunds the unpaid amount and posts the result', async () => {
    const { send, line, town, newest, gems, free, pot } = await rainFixture()
    const before = free(ADA)
    await send(orderOf('40'))
    const bens = await line(ben)
    await bens.join()
    await bens.tap(gems()[0] ?? '')
    await town.clock.advance(30_000)
    expect(bens.heard('bubble_ended')).toEqual([{ bubble_event_id: newest().id }])
    expect([pot(), sumOf([free(ADA), amount('10.4')])]).toEqual(['0', before])
    const told = await right((await town.as(ada)).client.bubbles.winners(newest().id))
    expect([told.ended, told.winners, receiptOf(told)]).toEqual([
      true,
      [{ uid: BEN_UID, name: 'Ben', rewards: '10' }],
      { all: '40', used: '10', left: '30', addsUp: true },
    ])
    const { latest } = threadOf(town.world(), IN_OURS)
    expect(messagesIn(threadOf(town.world(), IN_OURS), latest, latest)).toMatchObject([
      {
        content: {
          kind: 'bubbleResult',
          eventId: newest().id,
          text: '',
          event: systemEvent('rainMost', { name: 'Ben', amount: decimalOf('10'), currency: 'LOOP' }),
        },
      },
    ])
  })

  it('R1-176 a bubble rain ends when the last bubble is popped, and a later tap is not paid', async () => {
    const { send, line, town, newest, gems, pot } = await rainFixture()
    await send(orderOf('40', { count: 1 }))
    const [bens, adas] = [await line(ben), await line(ada)]
    await bens.join()
    await adas.join()
    const only = gems()[0] ?? ''
    await bens.tap(only)
    await adas.tap(only)
    await town.clock.advance(40_000)
    expect([
      newest().isEnded,
      pot(),
      adas.heard('bubble_ended').length,
      adas.heard('bubble_clicked').length,
      Object.keys(newest().popped),
    ]).toEqual([true, '0', 1, 1, [only]])
  })

  it('R1-317 a bubble rain is hidden from requests without a session token and from people outside the group', async () => {
    const { send, town, newest } = await rainFixture()
    await send(orderOf('40'))
    for (const path of ['/api/bubble/available', '/api/bubble/winners']) {
      expect(
        (await town.take({ method: 'GET', path, query: { bubble_event_id: newest().id }, token: true }, null)).status,
      ).toBe(401)
    }
    for (const path of ['/api/bubble/send', '/api/bubble/level_limit'])
      expect((await town.take({ method: 'POST', path, body: {}, token: true }, null)).status).toBe(401)
    expect(await left((await town.as('mei@loop.example')).client.bubbles.winners(newest().id))).toMatchObject({
      words: 'There is no such bubble rain',
    })
  })
})
