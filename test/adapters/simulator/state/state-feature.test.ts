import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { commitInput } from '../../../../src/adapters/simulator/features/server-feature'
import { makeStateHost } from '../../../../src/adapters/simulator/state-host'
import { stateFeature, featureSlice } from '../../../../src/adapters/simulator/state/features/state-feature'
import { doneResult } from '../../../../src/adapters/simulator/state/output'
import { emptyServerState } from '../../../../src/adapters/simulator/state/apply-input'
import { Instant } from '../../../../src/domain/kernel/instant'
import { NOON } from '../../../support/builders/instant'
import { VirtualTime } from '../../../support/virtual-time'
import { countingRandom } from '../../support/memory-ports'

const Counted = t.strict({ type: t.literal('tally/Counted'), at: Instant, by: t.number })
const slice = featureSlice('tally', () => 0)
const feature = stateFeature(Counted, (world, { by }) => doneResult(slice.put(world, slice.of(world) + by)))

describe('A feature of the server state', () => {
  it('a feature has its own part of the server state, which starts with the initial value of the feature', () => {
    expect(slice.of(emptyServerState)).toBe(0)
    const { world } = feature.step(
      emptyServerState,
      Object.assign({ type: 'tally/Counted', at: NOON } as const, { by: 2 }),
    )
    expect([slice.of(world), slice.of(emptyServerState), featureSlice('other', () => 7).of(world)]).toEqual([2, 0, 7])
  })

  it('a feature of the server state ignores an input of an unknown type and does not decode an invalid input', () => {
    expect(feature.step(emptyServerState, { type: 'tally/Other', at: NOON })).toEqual({
      world: emptyServerState,
      outputs: [],
    })
    expect(feature.decode({ type: 'tally/Counted', at: NOON, by: 'two' })._tag).toBe('Left')
  })

  it('an input that belongs to no feature changes nothing in the server state and is not recorded', () => {
    const time = new VirtualTime()
    const recorded: unknown[] = []
    const host = makeStateHost({
      clock: time.clock(),
      random: countingRandom(),
      world: emptyServerState,
      record: (input) => {
        recorded.push(input)
      },
    })
    commitInput(host, ({ at }) => Object.assign({ type: 'nobody/Counted', at } as const, { by: 1 }))
    expect([host.world(), recorded]).toEqual([emptyServerState, []])
  })
})
