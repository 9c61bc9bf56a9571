import type { ChannelId, Xid } from '../../kernel/ids'
import { entriesOf } from '../../kernel/table'
import { isPublishingMic, joinedRoomFrom, type JoinedRoom, type JoiningRoom } from './joined-room'
import type { RoomExit } from './room.context'
import type { RoomState } from './room.reducer'
import { byRank } from './room.rules'
import type { RoomMember } from './roster'
import { maySpeak } from '../space'

const known = new WeakMap<RoomState, JoinedRoom>()

/** The room that the account is inside. The same state gives the same object. */
export const joinedRoomOf = (state: RoomState): JoinedRoom | null => {
  const kept = known.get(state)
  if (kept !== undefined) return kept
  const room = joinedRoomFrom(state.shared, state.byKey)
  if (room !== null) known.set(state, room)
  return room
}
export const currentRoomOf = (state: RoomState): JoiningRoom | JoinedRoom | null => {
  const { place } = state.shared.context
  return place === null ? null : (joinedRoomOf(state) ?? { phase: 'joining', ...place })
}
export const roomExitOf = ({ shared: { context } }: RoomState, channelId: ChannelId): RoomExit | null =>
  context.parted?.channelId === channelId ? context.parted.why : null

export interface RoomMediaTarget {
  readonly channelId: ChannelId
  /**
   * Whether to acquire the microphone. The tab may acquire the microphone without sending its sound, so that unmuting
   * takes effect at once.
   */
  readonly holdsMic: boolean
  readonly speaks: boolean
  readonly share: Pick<NonNullable<JoinedRoom['share']>, 'kind' | 'n'> | null
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
