import { entriesOf } from '../../domain/kernel/table'
import { maySpeak } from '../../domain/space'
import type { WorldHost } from './host'
import type { RoomPasses } from './room-passes'
import type { RoomSeats } from './signalling'
import { isResident } from './world/rights'
import { spaceOf } from './world/spaces'

/** The rooms of the town, as their media must know them: a role that does not speak sends nothing, nor does a microphone that a host holds. */
export const makeRoomSeats = (host: WorldHost, passes: Pick<RoomPasses, 'holderOf'>): RoomSeats => ({
  seatOf: (token) => passes.holderOf(host.world(), token),
  maySend: (channelId, xid, kind) => {
    const seat = spaceOf(host.world(), channelId)?.seats[xid]
    return seat !== undefined && maySpeak(seat.role) && (kind !== 'microphone' || seat.mic !== 'held')
  },
  voicesOf: (channelId) => {
    const { accounts } = host.world()
    return entriesOf(spaceOf(host.world(), channelId)?.seats ?? {}).flatMap(([xid, { role, mic }]) => {
      const account = accounts[xid]
      return account !== undefined && isResident(account) && maySpeak(role) && mic === 'on' ? account.xid : []
    })
  },
  hear: (changed) => host.hear((news) => {
    if (news.type === 'SpaceTold') changed(news.channelId)
    else if (news.type === 'RoomTold') changed(news.event.channelId)
  }),
})
