import { entriesOf } from '../../../domain/kernel/table'
import { maySpeak } from '../../../domain/space'
import { featureChannels } from '../features'
import type { StateHost } from '../state-host'
import type { RoomTokens } from '../room-tokens'
import type { RoomPermissions } from './signalling-room'
import { isResident } from '../state/groups/permissions'
import { isHostIn, seatIn, spaceOf } from '../state/spaces/spaces'

/**
 * The media permissions of rooms. Only roles that may speak may send audio or video, and a host can mute a microphone.
 */
export const makeRoomPermissions = (host: StateHost, passes: Pick<RoomTokens, 'holderOf'>): RoomPermissions => ({
  seatOf: (token) => passes.holderOf(host.world(), token),
  maySend: (channelId, xid, kind) => {
    const space = spaceOf(host.world(), channelId)
    const seat = seatIn(host.world(), space, xid)
    if (space === undefined)
      return (
        kind !== 'screen' &&
        featureChannels.some(({ sessionsIn }) => sessionsIn(host.world(), channelId, xid).length > 0)
      )
    return seat !== undefined && maySpeak(seat.role) && (kind !== 'microphone' || seat.mic !== 'held')
  },
  isHost: (channelId, xid) => {
    const space = spaceOf(host.world(), channelId)
    return space !== undefined && isHostIn(host.world(), space, xid)
  },
  voicesOf: (channelId) => {
    const { accounts } = host.world()
    const others = featureChannels.flatMap(({ voicesOf }) => voicesOf(host.world(), channelId))
    return others.length > 0
      ? others
      : entriesOf(spaceOf(host.world(), channelId)?.seats ?? {}).flatMap(([xid, { role, mic }]) => {
          const account = accounts[xid]
          return account !== undefined && isResident(account) && maySpeak(role) && mic === 'on' ? account.xid : []
        })
  },
  entered: (channelId) => {
    for (const { entered } of featureChannels) entered(host, channelId)
  },
  emptied: (channelId) => {
    for (const { emptied } of featureChannels) emptied(host, channelId)
  },
  hear: (changed) =>
    host.subscribe((news) => {
      if (news.type === 'SpaceTold') changed(news.channelId)
      else if (news.type === 'RoomTold') changed(news.event.channelId)
      else if (news.type === 'TokenEnded')
        // Another session of the member can keep the place in the room, so the room itself may not change.
        for (const [, { channelId, seats }] of entriesOf(host.world().spaces))
          if (entriesOf(seats).some(([, { by }]) => by.includes(news.token))) changed(channelId)
      for (const { changedBy } of featureChannels) {
        const channelId = changedBy(news)
        if (channelId !== null) changed(channelId)
      }
    }),
})
