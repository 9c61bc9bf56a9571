import { joinedRoomOf, isPublishingMic, type RoomState } from '../../../src/domain/space'
import type { ChaosBrowser } from '../browser/chaos-browser'
import { checkCaptures } from './microphone-captures'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { accountOf } from '../../support/slices-in'

/** A host can grant a request for this long. An older request does not open the microphone (MIC-2, MIC-6). */
const ASKED_MS = 10_000

const requests = ({ shared }: RoomState): number =>
  Object.values(shared.context.telling).filter(({ kind }) => kind === 'request').length

/** MIC-1…MIC-9, SHR-1, SHR-5: a member sends sound or video only while that member wants to and may. */
export const watchMic = ({ broken, people }: ChaosRun): InvariantWatch => {
  /** The time of the last request for the microphone that was not withdrawn, counted independently of the reducer. */
  const askedAt = new Map<ChaosBrowser, number>()
  /** Browsers whose log continues from a snapshot. Only the snapshot shows whether they requested the microphone. */
  const fromBase = new Set<ChaosBrowser>()

  const promises = checkCaptures(broken)

  const remember = ({ browser, before, after, entry: { at, message } }: ReplicaStep): void => {
    const [was, is] = [joinedRoomOf(before.room), joinedRoomOf(after.room)]
    if (is === null) askedAt.delete(browser)
    else if (message.type === 'space/CancelMicRequest') askedAt.delete(browser)
    else if (message.type === 'space/RequestMic' || message.type === 'space/AcceptMicInvite') {
      const open = askedAt.get(browser)
      const isOpen = open !== undefined && at - open <= ASKED_MS
      if (
        message.type === 'space/RequestMic' &&
        was?.mic.asked != null &&
        isOpen &&
        requests(after.room) > requests(before.room)
      )
        broken('MIC-1 one open request', `${browser.name}`)
      if (is.mic.asked !== null && was?.mic.asked !== is.mic.asked) askedAt.set(browser, at)
    }
  }

  const entered = (step: ReplicaStep): void => {
    const {
      browser,
      before,
      after,
      entry: { at, message, seq },
    } = step
    for (const page of browser.pages) promises(page)
    const [was, is] = [joinedRoomOf(before.room), joinedRoomOf(after.room)]
    const until = was?.mic.asked ?? null
    if (fromBase.delete(browser) && until !== null) askedAt.set(browser, until - ASKED_MS)
    if (before.room === after.room) return
    const open = askedAt.get(browser)
    if (isPublishingMic(is) && !isPublishingMic(was)) {
      const isMine = message.type === 'space/OpenMic'
      const isGranted =
        message.type === 'space/RoomEventReceived' &&
        message.event.kind === 'allow' &&
        open !== undefined &&
        at - open <= ASKED_MS
      const isReadAgain = message.type === 'space/RoomEntered' && was?.mic.on === true
      if (!isMine && !isGranted && !isReadAgain)
        broken(
          'MIC-6 a microphone opens by a wish alone',
          `entry ${seq} ${message.type} ${open === undefined ? 'nobody asked' : String(at - open)}`,
        )
    }
    if (is !== null && new Set(is.queue.map(({ xid }) => xid)).size !== is.queue.length)
      broken('MIC-9 each in the queue once', `entry ${seq}`)
    if (is !== null && !isPublishingMic(is) && is.mic.on && is.role === 'audience')
      broken('MIC-7 a role ends it', `entry ${seq}`)
    remember(step)
  }

  return {
    entered,
    restarted: (browser) => {
      askedAt.delete(browser)
      fromBase.add(browser)
    },
    settled: (browser, when) => {
      for (const {
        browser: { pages },
      } of people)
        for (const page of pages) promises(page)
      const [page] = browser.pages
      if (page?.app == null) return
      const room = joinedRoomOf(accountOf(page.app).room.get())
      if (room === null) return
      const {
        me,
        mic: { asked, offer, held },
        members,
        queue,
      } = room
      if (held !== (members[me]?.mic === 'held'))
        broken('MIC-7 a member knows that a host muted the microphone', `${browser.name} ${when}: ${held}`)
      if (held && browser.pages.some(({ media: { levers } }) => levers.sent().includes('microphone')))
        broken('MIC-7 a microphone that a host muted sends nothing', `${browser.name} ${when}`)
      // The app's clock follows the server. The browser's own clock may be wrong by hours.
      const now = page.app.now()
      const late = [asked, offer?.until ?? null, ...queue.map(({ until }) => until)].filter(
        (until) => until !== null && until < now - 2_000,
      )
      if (late.length > 0) broken('MIC-2 what is overdue is over', `${browser.name} ${when}: ${late.length}`)
    },
  }
}
