import {
  joinedRoomOf,
  isPublishingMic,
  currentRoomOf,
  roomReducer,
  type JoinedRoom,
  type RoomEvent,
} from '../../../src/domain/space'
import { ann, ben } from '../../support/builders/person'
import { entryWith, eventOf, square } from '../../support/builders/space'
import { given, type Step, type Story } from '../../support/given'

export type Room = Story<typeof roomReducer.initial>
export const enter = {
  type: 'EnterSpace',
  channelId: square,
  me: ann.xid,
  isSuper: false,
  leavesOther: false,
} as const satisfies Step
export const entered =
  (...args: Parameters<typeof entryWith>): Step =>
  (ask) => ({ type: 'RoomEntered', ask: ask(`enter:${square}`), channelId: square, arrival: entryWith(...args) })
export const connected: Step = { type: 'MediaIs', channelId: square, state: 'connected' }
export const as = (role: 'host' | 'audience' | 'speaker') => given(roomReducer, enter, entered(role), connected)
export const hear = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): Step => ({
  type: 'RoomHeard',
  event: eventOf(kind, with_),
})
export const byHost = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): Step =>
  hear(kind, { fromXid: ben.xid, toXid: ann.xid, ...with_ })
export const now = ({ state }: Room): JoinedRoom => {
  const room = joinedRoomOf(state)
  if (room === null) throw new Error('nobody is in a room')
  return room
}
export const said = ({ state }: Room) =>
  Object.values(state.asks)
    .filter(({ effect }) => effect === 'tellRoom')
    .map(({ input }) => input)
export const speaks = ({ state }: Room): boolean => isPublishingMic(currentRoomOf(state))
export const untilAsked = (story: Room): Room => story.when({ type: 'AskForMic' })
