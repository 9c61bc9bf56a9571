import { joinedRoomOf } from '../../../src/domain/space'
import { sessionOf } from '../../../src/domain/session'
import { entriesOf } from '../../../src/domain/kernel/table'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import { capturesForCall } from './microphone-captures'

/** A removed page releases its devices within this time, which includes a pending device request. */
const LET_GO_MS = 5_000

/** The tracks that a page captures and sends, except those of a call. */
const outOfRoom = (page: ChaosPage): readonly string[] => {
  const inCall = capturesForCall(page)
  const { levers } = page.media
  return [...levers.held(), ...levers.sent()].filter((kind) => !inCall.includes(kind))
}

/** SPC-6: a member who was removed from a room sends and captures nothing in that room. */
export const watchRemoved = ({ broken, time, town }: ChaosRun): InvariantWatch => ({
  entered: ({ browser, before, after, entry: { message, seq } }) => {
    const was = joinedRoomOf(before.room)
    if (message.type !== 'space/RoomEventReceived' || message.event.kind !== 'kick' || was === null) return
    const { toXid, channelId } = message.event
    // Hosts cannot remove other hosts.
    if (toXid !== was.me || channelId !== was.channelId || was.role === 'host') return
    if (joinedRoomOf(after.room)?.channelId === channelId)
      return broken('SPC-6 put out is out', `entry ${seq}: ${was.me} is still in ${channelId}`)
    const there = browser.pages
    const since = time.now()
    time.after(LET_GO_MS, () => {
      for (const page of there) {
        const space = page.app?.features.of('space')
        const room = space == null ? null : joinedRoomOf(space.slices.account.room.get())
        if (page.isGone || room !== null || page.missedAt >= since || page.awakeMs < LET_GO_MS) continue
        const going = outOfRoom(page)
        if (going.length > 0) broken('SPC-6 put out is silent', `${page.name}: ${going.join(' ')}`)
      }
    })
  },
  /** Checks against the server's members, not against the page's own state. */
  settled: (browser, when) => {
    for (const page of browser.pages) {
      const me = page.app === null ? null : sessionOf(page.app.account.slices.session.get())
      const isSeated = me !== null && entriesOf(town.world.spaces).some(([, { seats }]) => seats[me.xid] !== undefined)
      const going = outOfRoom(page)
      if (!isSeated && !browser.disk.hasFailed && going.length > 0)
        broken('SPC-6 nothing goes out without a seat', `${page.name} ${when}: ${going.join(' ')}`)
    }
  },
})
