import { describe, expect, it } from 'vitest'
import { sendScheduledMessages } from '../../../../../src/adapters/simulator/features/schedules/scheduled-messages.schedule'
import { NotStored } from '../../../../../src/adapters/simulator/not-stored'
import { makeStateHost } from '../../../../../src/adapters/simulator/state-host'
import { replayInputs } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ScheduledInput } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/feature'
import { scheduledBy } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/scheduled'
import { StoredInput } from '../../../../../src/adapters/simulator/state/stored-input'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import type { ConversationId } from '../../../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import { clientId } from '../../../../support/builders/message'
import { made } from '../../../../support/builders/made'
import { ADA, BEN, BEN_UID, IN_SQUARE, WITH_BEN, WITH_MEI } from '../../../../wire/support/seeded-ids'
import { makeFakeClock, type FakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { START } from '../../state/town'

const HOUR = 3_600_000
const founded: ServerInput = { type: 'TownFounded', at: START, seed: 1 }
const opened: ServerInput = { type: 'DirectAsked', at: START, xid: ADA, uid: BEN_UID }

/** A server over the inputs that an earlier one stored. `breaks`: recording fails while it returns `true`. */
const serverOver = (stored: unknown[], clock: FakeClock, name: string, breaks = () => false) => {
  const inputs = stored.map((one) => made(StoredInput, one))
  const record = (input: ServerInput): void => {
    if (breaks()) throw new NotStored('the disk is full')
    stored.push(JSON.parse(JSON.stringify(StoredInput.encode(input))))
  }
  const host = makeStateHost({ clock, random: countingRandom(name), world: replayInputs(inputs), record })
  const audience = makeConversationViewers()
  const posted: string[] = []
  host.subscribe((news) => {
    if (news.type === 'Posted' && 'text' in news.message.content) posted.push(news.message.content.text)
  })
  const failures: unknown[] = []
  const stop = sendScheduledMessages({ clock, host, audience, failed: (error) => failures.push(error) })
  const schedule = (text: string, when: Instant | null, conversationId: ConversationId = IN_SQUARE): void => {
    host.commit(({ at }): ScheduledInput => ({
      type: 'scheduled-messages/Added',
      at,
      xid: ADA,
      id: clientId(text),
      conversationId,
      content: { kind: 'text', text, mentions: [] },
      when,
      host: '',
    }))
  }
  return { host, audience, posted, failures, stop, schedule, left: () => scheduledBy(host.world(), ADA).length }
}
const setUp = (breaks?: () => boolean) => {
  const stored: unknown[] = [StoredInput.encode(founded), StoredInput.encode(opened)]
  const clock = makeFakeClock(START)
  return { stored, clock, server: serverOver(stored, clock, 'a', breaks) }
}
const inMs = (ms: number): Instant => addMs(START, ms)

describe('The server', () => {
  it('R4-401 sends each message at its time, in the order of the times, and then waits for nothing', async () => {
    const { clock, server } = setUp()
    server.schedule('later', inMs(2 * HOUR))
    server.schedule('sooner', inMs(HOUR))
    await clock.advance(HOUR - 1)
    expect(server.posted).toEqual([])
    await clock.advance(1)
    expect(server.posted).toEqual(['sooner'])
    await clock.advance(HOUR)
    expect([server.posted, server.left(), clock.waiting()]).toEqual([['sooner', 'later'], 0, 0])
  })

  it('R4-401 sends a message once that fell due while the server was down, and none again after a restart', async () => {
    const { stored, clock, server } = setUp()
    server.schedule('first', inMs(HOUR))
    server.schedule('second', inMs(2 * HOUR))
    await clock.advance(HOUR)
    server.stop()
    await clock.advance(5 * HOUR)
    expect(server.posted).toEqual(['first'])
    const next = serverOver(stored, clock, 'b')
    expect(next.posted).toEqual([])
    await clock.advance(1)
    expect(next.posted).toEqual(['second'])
    next.stop()
    const last = serverOver(stored, clock, 'c')
    await clock.advance(HOUR)
    expect([last.posted, last.left()]).toEqual([[], 0])
  })

  it('R4-401 tries again when it could not store what it sent, and sends it once', async () => {
    let isBroken = false
    const { clock, server } = setUp(() => isBroken)
    server.schedule('tea', inMs(HOUR))
    isBroken = true
    await clock.advance(HOUR + 1)
    expect([server.posted, server.failures.length]).toEqual([[], 1])
    isBroken = false
    await clock.advance(20_000)
    expect([server.posted, server.left()]).toEqual([['tea'], 0])
  })

  it('R4-403 sends a message without a time once the other person is online', async () => {
    const { clock, server } = setUp()
    server.schedule('hello', null, WITH_BEN)
    await clock.advance(HOUR)
    const ada = server.audience.enter(ADA)
    expect([server.posted, server.left()]).toEqual([[], 1])
    ada.leave()
    server.audience.enter(BEN)
    expect([server.posted, server.left()]).toEqual([['hello'], 0])
    server.audience.enter(BEN)
    expect(server.posted).toEqual(['hello'])
  })

  it('R4-403 sends it at once if the other person is online, as simulated members always are', () => {
    const { server } = setUp()
    server.audience.enter(BEN)
    server.schedule('hello', null, WITH_BEN)
    server.schedule('hi', null, WITH_MEI)
    expect(server.posted).toEqual(['hello', 'hi'])
  })

  it('R4-401 waits for no time any more once it has stopped', async () => {
    const { clock, server } = setUp()
    server.schedule('tea', inMs(HOUR))
    server.stop()
    expect(clock.waiting()).toBe(0)
  })
})
