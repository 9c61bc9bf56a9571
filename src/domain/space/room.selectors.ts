import type { ChannelId, Xid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { JoinedRoom, JoiningRoomState, RoomExit, RoomMember, Share } from './room'
import type { roomReducer } from './room.machine'
import { byRank, maySpeak, isPublishingMic } from './room.rules'

export type RoomState = typeof roomReducer.initial

export const currentRoomOf = ({ context: { data } }: RoomState): JoiningRoomState | JoinedRoom | null => data.room
export const joinedRoomOf = (state: RoomState): JoinedRoom | null => {
  const room = currentRoomOf(state)
  return room?.phase === 'inside' ? room : null
}
export const roomExitOf = ({ context: { data } }: RoomState, channelId: ChannelId): RoomExit | null =>
  data.parted?.channelId === channelId ? data.parted.why : null

export interface RoomMediaTarget {
  readonly channelId: ChannelId
  /**
   * Whether to acquire the microphone. The tab may acquire the microphone without sending its sound, so that unmuting
   * takes effect at once.
   */
  readonly holdsMic: boolean
  readonly speaks: boolean
  readonly share: Pick<Share, 'kind' | 'n'> | null
}

export const roomMediaTarget = (room: JoinedRoom): RoomMediaTarget => ({
  channelId: room.channelId,
  holdsMic: isPublishingMic(room),
  speaks: isPublishingMic(room),
  share: room.share === null || !maySpeak(room.role) ? null : { kind: room.share.kind, n: room.share.n },
})

/** The people on stage: hosts first, then guests and speakers. */
export const onStage = (room: JoinedRoom): readonly RoomMember[] =>
  entriesOf(room.members)
    .map(([, member]) => member)
    .filter(({ role }) => maySpeak(role))
    .sort(byRank)
export const inAudience = (room: JoinedRoom): readonly RoomMember[] =>
  entriesOf(room.members)
    .map(([, member]) => member)
    .filter(({ role }) => !maySpeak(role))
    .sort(byRank)

/** Whether no host is present: the last host left or lost the connection without ending the room. */
export const isHostless = (room: JoinedRoom): boolean =>
  room.role !== 'host' && !entriesOf(room.members).some(([, { role }]) => role === 'host')

export const memberNameIn = (room: JoinedRoom, xid: Xid | null): string =>
  xid === null ? '' : (room.members[xid]?.name ?? '')
