import { describe, expect, it } from 'vitest'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import { scheduleRains } from '../../../../../src/adapters/simulator/features/schedules/bubble.schedule'
import { makeStateHost } from '../../../../../src/adapters/simulator/state-host'
import { rainsSlice, usedOf } from '../../../../../src/adapters/simulator/state/features/bubble/rains'
import { balanceOf, rainPotOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { isGreater } from '../../../../../src/domain/kernel/decimal-math'
import { ADA, IN_SQUARE } from '../../../../wire/support/seeded-ids'
import { makeFakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { townOf } from '../../state/town'

/** The server state after `seconds`, while Ada views the square. */
const after = async (pace: number, seconds: number, isWatched = true) => {
  const clock = makeFakeClock()
  const random = countingRandom('live')
  const host = makeStateHost({ clock, random, world: townOf(1), record: () => undefined })
  const audience = makeConversationViewers()
  if (isWatched) audience.enter(ADA).turnTo(IN_SQUARE)
  const failures: unknown[] = []
  const end = scheduleRains({
    clock,
    random,
    host,
    audience,
    pace,
    failed: (error) => {
      failures.push(error)
    },
  })
  for (let n = 0; n < seconds; n += 1) await clock.advance(1_000)
  end()
  return {
    rains: Object.values(rainsSlice.of(host.world()).byId),
    ledger: host.world().ledger,
    failures,
    waiting: clock.waiting(),
  }
}

describe('Bubble rains of simulated members', () => {
  it('BUB-5 while a member is watching, simulated members start bubble rains, and the pot of each ended rain is empty', async () => {
    const { rains, ledger, failures, waiting } = await after(1, 900)
    expect([rains.length >= 2, failures, waiting]).toEqual([true, [], 0])
    const [first] = rains
    expect(rains.some((rain) => Object.keys(rain.popped).length > 0)).toBe(true)
    for (const rain of rains.filter(({ isEnded }) => isEnded))
      expect([balanceOf(ledger, rainPotOf(rain.id), rain.currencyId), isGreater(usedOf(rain), rain.total)]).toEqual([
        '0',
        false,
      ])
    expect(first?.isEnded).toBe(true)
  })

  it('simulated members start no bubble rain at pace 0 or while nobody is watching', async () => {
    expect([(await after(0, 900)).rains, (await after(1, 900, false)).rains]).toEqual([[], []])
  })
})
