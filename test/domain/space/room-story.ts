import {
  joinedRoomOf,
  isPublishingMic,
  currentRoomOf,
  type JoinedRoom,
  type RoomEvent,
} from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import type { Roster } from '../../../src/domain/space/room/roster'
import { ann, ben } from '../../support/builders/person'
import { entryWith, eventOf, square } from '../../support/builders/space'
import { given, type Step, type Story } from '../../support/given'

export type Room = Story<typeof roomReducer.initial>
export const enter = {
  type: 'space/EnterSpace',
  channelId: square,
  me: ann.xid,
  isSuper: false,
  leavesOther: false,
} as const satisfies Step
export const entered =
  (...args: Parameters<typeof entryWith>): Step =>
  (ask) => ({ type: 'space/RoomEntered', ask: ask('enter'), channelId: square, arrival: entryWith(...args) })
export const connected: Step = { type: 'space/RoomMediaStateChanged', channelId: square, state: 'connected' }
export const as = (role: 'host' | 'audience' | 'speaker') => given(roomReducer, enter, entered(role), connected)
export const hear = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): Step => ({
  type: 'space/RoomEventReceived',
  event: eventOf(kind, with_),
})
export const byHost = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): Step =>
  hear(kind, { fromXid: ben.xid, toXid: ann.xid, ...with_ })
export const now = ({ state }: Room): JoinedRoom => {
  const room = joinedRoomOf(state)
  if (room === null) throw new Error('nobody is in a room')
  return room
}
/** What the server has told of the room. */
export const rosterOf = ({ state }: Room): Roster => {
  const { roster } = state.shared.context
  if (roster === null) throw new Error('nobody is in a room')
  return roster
}
export const said = ({ state }: Room) =>
  Object.values(roomReducer.effects(state))
    .filter(({ effect }) => effect === 'sendRoomEvent' || effect === 'sendDecision')
    .map(({ input }) => input)
export const speaks = ({ state }: Room): boolean => isPublishingMic(currentRoomOf(state))
export const untilAsked = (story: Room): Room => story.when({ type: 'space/RequestMic' })
