import { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { SCHEDULED_EVENT } from '../../../wire/calls/chat/scheduled-messages-calls'
import { newMessageId } from '../../state-host'
import type { ResidentsDeps } from '../../residents'
import type { ScheduledInput } from '../../state/features/scheduled-messages/feature'
import {
  allScheduled,
  isOtherOnline,
  nextDue,
  type StoredScheduled,
} from '../../state/features/scheduled-messages/scheduled'
import { makeDueLoop } from '../due-loop'
import { commitInput } from '../server-feature'

/** The time in ms after which the server tries again when a sent message could not be recorded. */
const AGAIN_MS = 5_000

type Deps = Pick<ResidentsDeps, 'clock' | 'host' | 'audience' | 'failed'>

/**
 * Sends each scheduled message when it is due. One input sends the message and takes it off the list, so a message is
 * sent once, also after a restart. Messages that fell due while the server was down are sent when it starts.
 */
export const sendScheduledMessages = ({ clock, host, audience, failed }: Deps): (() => void) => {
  const isDue = (xid: Xid, { when, conversationId }: StoredScheduled, now: Instant): boolean =>
    when === null
      ? isOtherOnline(host.world(), xid, conversationId, new Set(audience.onlookers().map((one) => one.xid)))
      : when <= now

  const loop = makeDueLoop({
    clock,
    failed,
    due: (now) =>
      allScheduled(host.world())
        .flatMap(([xid, message]) => (Xid.is(xid) && isDue(xid, message, now) ? [{ xid, ...message }] : []))
        .toSorted((a, b) => (a.when ?? 0) - (b.when ?? 0)),
    perform: ({ xid, id }) => {
      commitInput(host, (chance): ScheduledInput => ({
        type: 'scheduled-messages/FellDue',
        at: chance.at,
        xid,
        id,
        messageId: newMessageId(chance),
      }))
    },
    next: () => nextDue(host.world()),
    againMs: AGAIN_MS,
  })

  const stopHearing = host.subscribe((news) => {
    if (news.type === 'FrameSent' && news.event === SCHEDULED_EVENT) loop.run()
  })
  const stopWatching = audience.hear(loop.run)
  // The first run waits until the server has started.
  if (allScheduled(host.world()).length > 0) loop.wakeAt(clock.now())
  return () => {
    stopHearing()
    stopWatching()
    loop.stop()
  }
}
