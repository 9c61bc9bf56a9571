import type { ChannelId, Xid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { Inside, Joining, Parting, Person, Share } from './room'
import type { roomUnit } from './room.machine'
import { byRank, maySpeak, publishes } from './room.rules'

export type RoomState = typeof roomUnit.initial

export const roomIn = ({ context: { data } }: RoomState): Joining | Inside | null => data.room
export const insideOf = (state: RoomState): Inside | null => {
  const room = roomIn(state)
  return room?.phase === 'inside' ? room : null
}
export const partedFrom = ({ context: { data } }: RoomState, channelId: ChannelId): Parting | null =>
  data.parted?.channelId === channelId ? data.parted.why : null

/** What the tab with the room's sound has to bring about. */
export interface RoomWish {
  readonly channelId: ChannelId
  /** The microphone may be held, so that it opens at once; nothing of it is sent. */
  readonly holdsMic: boolean
  readonly speaks: boolean
  readonly share: Pick<Share, 'kind' | 'n'> | null
}

export const wishOf = (room: Inside): RoomWish => ({
  channelId: room.channelId, holdsMic: publishes(room), speaks: publishes(room),
  share: room.share === null || !maySpeak(room.role) ? null : { kind: room.share.kind, n: room.share.n },
})

/** On stage: hosts first, then guests and speakers. */
export const onStage = (room: Inside): readonly Person[] => entriesOf(room.members).map(([, one]) => one).filter(({ role }) => maySpeak(role)).sort(byRank)
export const inAudience = (room: Inside): readonly Person[] => entriesOf(room.members).map(([, one]) => one).filter(({ role }) => !maySpeak(role)).sort(byRank)

/** Nobody who hosts is in: the line of the last one was lost, or they left without ending it. */
export const isHostless = (room: Inside): boolean => room.role !== 'host' && !entriesOf(room.members).some(([, { role }]) => role === 'host')

export const nameIn = (room: Inside, xid: Xid | null): string => (xid === null ? '' : room.members[xid]?.name ?? '')
