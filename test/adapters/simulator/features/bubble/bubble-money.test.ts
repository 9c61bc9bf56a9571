import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { eventFor, gemTypesOf, rainBy, usedOf } from '../../../../../src/adapters/simulator/state/features/bubble/rains'
import type { RainInput } from '../../../../../src/adapters/simulator/state/features/bubble/inputs'
import { historicRain } from '../../../../../src/adapters/simulator/state/features/bubble/historic-rain'
import { balanceOf, personOf, rainPotOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { receiptOf } from '../../../../../src/domain/bubble'
import { sumOf } from '../../../../../src/domain/kernel/decimal'
import { isGreater, subtract } from '../../../../../src/domain/kernel/decimal-math'
import { MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import { made } from '../../../../support/builders/made'
import { ADA, BEN, IN_SQUARE, SPEAKER } from '../../../../wire/support/seeded-ids'
import { START, townOf } from '../../state/town'

const town = townOf(1)
const apply = (world: ServerState, input: RainInput): ServerState => applyInput(world, input).world
const messageId = made(MessageId, 'm-of-the-rain')
const rained = (count: number, evenly: boolean, seed: number): ServerState =>
  apply(town, {
    type: 'bubble/RainSent',
    at: START,
    xid: ADA,
    conversationId: IN_SQUARE,
    count,
    total: '50.5',
    evenly,
    isExclusive: false,
    level: 1,
    currencyId: 5,
    xids: [],
    eventId: 'r1',
    seed,
    messageId,
  })
const rainIn = (world: ServerState) => {
  const rain = rainBy(world, 'r1')
  if (rain === undefined) throw new Error('it does not rain')
  return rain
}
/** The sum of all LOOP, including the house accounts. */
const everything = (world: ServerState): string =>
  sumOf(entriesOf(world.ledger.sums).map(([, sums]) => sums['5'] ?? sumOf([])))

describe('The value of a bubble rain', () => {
  it('BUB-5 after any sequence of joins and taps, the pot of a bubble rain holds the total minus the amounts paid to players', () => {
    const people: readonly Xid[] = [ADA, BEN, SPEAKER]
    const acts = fc.array(
      fc.record({
        who: fc.nat(2),
        bubble: fc.nat(9),
        joins: fc.boolean(),
        second: fc.nat(45),
        isEnd: fc.constantFrom(false, false, false, true),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.boolean(), fc.nat(), acts, (count, evenly, seed, list) => {
        let world = rained(count, evenly, seed)
        const ofRain = { conversationId: IN_SQUARE, eventId: 'r1' }
        for (const { who, bubble, joins, second, isEnd } of list.toSorted((a, b) => a.second - b.second)) {
          const [at, xid] = [addMs(START, second * 1_000), people[who] ?? ADA]
          if (joins) world = apply(world, { type: 'bubble/RainJoined', at, xid, ...ofRain })
          world = apply(
            world,
            isEnd
              ? { type: 'bubble/RainOver', at, eventId: 'r1', messageId }
              : { type: 'bubble/BubbleTapped', at, xid, bubbleId: `b${bubble}`, messageId, ...ofRain },
          )
          const rain = rainIn(world)
          const { addsUp, left } = receiptOf(eventFor(world, rain, BEN))
          expect([addsUp, isGreater(usedOf(rain), rain.total), Object.keys(rain.by).length]).toEqual([
            true,
            false,
            Object.keys(rain.popped).length,
          ])
          expect([balanceOf(world.ledger, rainPotOf('r1'), 5), everything(world)]).toEqual([
            rain.isEnded ? '0' : left,
            everything(town),
          ])
        }
        world = apply(world, { type: 'bubble/RainOver', at: addMs(START, 60_000), eventId: 'r1', messageId })
        expect([rainIn(world).isEnded, balanceOf(world.ledger, rainPotOf('r1'), 5), everything(world)]).toEqual([
          true,
          '0',
          everything(town),
        ])
      }),
      { numRuns: 60 },
    )
  })

  it('ALL-12 when a bubble rain ends and nobody has joined, the sender gets the total back, but not the fee', () => {
    const over = apply(rained(3, true, 7), {
      type: 'bubble/RainOver',
      at: addMs(START, 30_000),
      eventId: 'r1',
      messageId,
    })
    expect(subtract(balanceOf(town.ledger, personOf(ADA), 5), balanceOf(over.ledger, personOf(ADA), 5))).toBe('0.505')
    expect(gemTypesOf(rainIn(over))).toHaveLength(3)
  })
})

it('R1-316 the amounts of the winners of a generated bubble rain add up to the paid part of the total', () => {
  const past = historicRain(town, 'b10000001-77')
  expect(
    past === null ? null : [receiptOf(past.event).addsUp, past.event.ended, past.event.winners.length > 0],
  ).toEqual([true, true, true])
  expect(['b999999999-1', 'b10000001', 'r1', '__proto__'].map((id) => historicRain(town, id))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
