import { describe, expect, it } from 'vitest'
import { endSilentRecordings } from '../../../../../src/adapters/simulator/features/schedules/recording.schedule'
import { NotStored } from '../../../../../src/adapters/simulator/not-stored'
import { makeStateHost } from '../../../../../src/adapters/simulator/state-host'
import type { RecordingInput } from '../../../../../src/adapters/simulator/state/features/recording/feature'
import { runningIn } from '../../../../../src/adapters/simulator/state/features/recording/recordings'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { RECORDER_GONE_MS } from '../../../../../src/domain/recording'
import { clientId } from '../../../../support/builders/message'
import { ADA } from '../../../../wire/support/seeded-ids'
import { makeFakeClock, type FakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { START, townOf } from '../../state/town'

const square = channelOf('10000001', 1)
const id = clientId('r1')

/** A server over this state. `breaks`: recording an input fails while it returns `true`. */
const serverOver = (clock: FakeClock, world: ServerState, breaks = () => false) => {
  const host = makeStateHost({
    clock,
    random: countingRandom('a'),
    world,
    record: () => {
      if (breaks()) throw new NotStored('the disk is full')
    },
  })
  const failures: unknown[] = []
  const stop = endSilentRecordings({ clock, host, failed: (error) => failures.push(error) })
  return { host, failures, stop, isRecorded: () => runningIn(host.world(), square) !== null }
}

/** Ada records the square. */
const recording = (breaks?: () => boolean) => {
  const clock = makeFakeClock(START)
  const server = serverOver(clock, townOf(1), breaks)
  server.host.commit(({ at }) => ({ type: 'SpaceJoined', at, xid: ADA, channelId: square, token: 't' }))
  server.host.commit(({ at }): RecordingInput => ({ type: 'recording/Started', at, id, xid: ADA, channelId: square }))
  return { clock, server }
}

describe('R4-954 The server and a silent recorder', () => {
  it('ends a recording half a minute after the last report, and then waits for nothing', async () => {
    const { clock, server } = recording()
    await clock.advance(RECORDER_GONE_MS - 1)
    server.host.commit(({ at }): RecordingInput => ({ type: 'recording/Reported', at, id, xid: ADA }))
    await clock.advance(RECORDER_GONE_MS - 1)
    expect(server.isRecorded()).toBe(true)
    await clock.advance(1)
    expect([server.isRecorded(), clock.waiting()]).toEqual([false, 0])
  })

  it('ends a recording whose recorder went while the server was down', async () => {
    const { clock, server } = recording()
    server.stop()
    await clock.advance(2 * RECORDER_GONE_MS)
    expect(server.isRecorded()).toBe(true)
    const next = serverOver(clock, server.host.world())
    await clock.advance(1)
    expect(next.isRecorded()).toBe(false)
  })

  it('tries again when the end could not be stored', async () => {
    let isBroken = false
    const { clock, server } = recording(() => isBroken)
    isBroken = true
    await clock.advance(RECORDER_GONE_MS)
    expect([server.isRecorded(), server.failures.length]).toEqual([true, 1])
    isBroken = false
    await clock.advance(10_000)
    expect(server.isRecorded()).toBe(false)
  })
})
