const ROOM_EVENT = ['space/RoomEventReceived'] as const

/** The messages after which a machine raises an event, or a reducer sends an item a signal. */
export const RAISED_BY: Readonly<Record<string, readonly string[]>> = {
  '': ['space/InviteToSpeak', 'space/EnterSpace', ...ROOM_EVENT],
  MicAllowed: ROOM_EVENT,
  MicInvited: ROOM_EVENT,
  MicDeclined: ROOM_EVENT,
  MutedByHost: ROOM_EVENT,
  UnmutedByHost: ROOM_EVENT,
  MayNowSpeak: ROOM_EVENT,
  MayNoLongerSpeak: ROOM_EVENT,
  KickedFromRoom: ROOM_EVENT,
  RosterReplaced: ['SocketOpened'],
  MovedToTab: ['space/MoveRoomToThisTab'],
  MemberLeft: ROOM_EVENT,
  MemberMaySpeak: ROOM_EVENT,
  NoLongerHost: [...ROOM_EVENT, 'space/LeaveSpace'],
  SpaceRead: ['space/ShowHighlights', 'space/ShowSpaces', 'space/ShowSpace'],
  SpacePushed: ['space/SpaceEdited', 'space/SpaceWentLive'],
  'call/QueueAdvanced': ['call/Dial', 'call/Calling'],
  'call/ChannelGone': ['call/Cancelled', 'call/Rejected'],
  'call/CalledBack': ['call/Dial'],
  LessRoom: ['notification/Arrived'],
}
