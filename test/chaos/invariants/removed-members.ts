import { joinedRoomOf } from '../../../src/domain/space'
import { sessionOf } from '../../../src/domain/session'
import { entriesOf } from '../../../src/domain/kernel/table'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import { capturesForCall } from './microphone-captures'

/**
 * Devices are let go in the same turn in which the page hears of it; whoever asks for one then may get it a moment
 * later.
 */
const LET_GO_MS = 5_000

/** What a page captures and sends, but for a call. */
const outOfRoom = (page: ChaosPage): readonly string[] => {
  const inCall = capturesForCall(page)
  const { levers } = page.media
  return [...levers.held(), ...levers.sent()].filter((kind) => !inCall.includes(kind))
}

/** SPC-6: whoever was put out of a room sends and captures nothing there any more, whatever they were doing. */
export const watchRemoved = ({ broken, time, town }: ChaosRun): InvariantWatch => ({
  entered: ({ browser, before, after, entry: { message, seq } }) => {
    const was = joinedRoomOf(before.room)
    if (message.type !== 'RoomHeard' || message.event.kind !== 'kick' || was === null) return
    const { toXid, channelId } = message.event
    // Hosts put out no other host.
    if (toXid !== was.me || channelId !== was.channelId || was.role === 'host') return
    if (joinedRoomOf(after.room)?.channelId === channelId)
      return broken('SPC-6 put out is out', `entry ${seq}: ${was.me} is still in ${channelId}`)
    const there = browser.pages
    const since = time.now()
    time.after(LET_GO_MS, () => {
      for (const page of there) {
        const room = page.app === null ? null : joinedRoomOf(page.app.account.sources.room.getSnapshot())
        if (page.isGone || room !== null || page.missedAt >= since || page.awakeMs < LET_GO_MS) continue
        const going = outOfRoom(page)
        if (going.length > 0) broken('SPC-6 put out is silent', `${page.name}: ${going.join(' ')}`)
      }
    })
  },
  /** By the server's word, whatever the page takes itself for. */
  settled: (browser, when) => {
    for (const page of browser.pages) {
      const me = page.app === null ? null : sessionOf(page.app.account.sources.session.getSnapshot())
      const isSeated = me !== null && entriesOf(town.world.spaces).some(([, { seats }]) => seats[me.xid] !== undefined)
      const going = outOfRoom(page)
      if (!isSeated && !browser.disk.hasFailed && going.length > 0)
        broken('SPC-6 nothing goes out without a seat', `${page.name} ${when}: ${going.join(' ')}`)
    }
  },
})
