import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { tell } from '../../../src/adapters/simulator/features/server-feature'
import { makeWorldHost } from '../../../src/adapters/simulator/host'
import { worldFeature, worldSlice } from '../../../src/adapters/simulator/world/features/world-feature'
import { done } from '../../../src/adapters/simulator/world/output'
import { noWorld } from '../../../src/adapters/simulator/world/step'
import { Instant } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { VirtualTime } from '../../support/virtual-time'
import { countingRandom } from '../support/memory-ports'

const Counted = t.strict({ type: t.literal('tally/Counted'), at: Instant, by: t.number })
const slice = worldSlice('tally', () => 0)
const feature = worldFeature(Counted, (world, { by }) => done(slice.put(world, slice.of(world) + by)))

describe('A feature of the server', () => {
  it('has a place of its own in the world, and begins as it says', () => {
    expect(slice.of(noWorld)).toBe(0)
    const { world } = feature.step(noWorld, Object.assign({ type: 'tally/Counted', at: NOON } as const, { by: 2 }))
    expect([slice.of(world), slice.of(noWorld), worldSlice('other', () => 7).of(world)]).toEqual([2, 0, 7])
  })

  it('makes nothing of what it was not told in its own words', () => {
    expect(feature.step(noWorld, { type: 'tally/Other', at: NOON })).toEqual({ world: noWorld, outputs: [] })
    expect(feature.decode({ type: 'tally/Counted', at: NOON, by: 'two' })._tag).toBe('Left')
  })

  it('changes nothing where no feature of this server knows what it is told', () => {
    const time = new VirtualTime()
    const recorded: unknown[] = []
    const host = makeWorldHost({ clock: time.clock(), random: countingRandom(), world: noWorld, record: (input) => { recorded.push(input) } })
    tell(host, ({ at }) => Object.assign({ type: 'nobody/Counted', at } as const, { by: 1 }))
    expect([host.world(), recorded]).toEqual([noWorld, []])
  })
})
