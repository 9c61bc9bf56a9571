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

/** The facts that may answer the effects of features beyond `ANSWERS`. */
export const MORE_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'call/calls/start': ['call/Started', 'call/NotStarted'],
  'call/calls/check': ['call/RingVerified', 'call/RingNotVerified'],
  'call/calls/accept': ['call/ChannelJoined', 'call/ChannelNotJoined'],
  'call/calls/close': ['call/Closed', 'call/NotClosed'],
  'call/calls/ring': ['call/RingtoneBlocked'],
  'bubble/rain/loadRain': ['bubble/Joined', 'bubble/Joined', 'bubble/NotJoined'],
  'bubble/rain/sendTap': ['bubble/TapSent', 'bubble/TapUnclear', 'bubble/TapNotSent', 'bubble/TapRejected'],
  'bot/creation/makeBot': ['bot/BotCreated', 'bot/BotNotCreated', 'bot/BotCreationUnclear'],
  'bot/creation/saveCommands': ['bot/CommandsSaved', 'bot/CommandsNotSaved'],
  'bot/editor/readBot': ['bot/BotLoaded', 'bot/BotNotLoaded'],
  'bot/editor/saveBot': ['bot/BotSaved', 'bot/BotNotSaved'],
  'bot/editor/testWebhook': ['bot/WebhookTested'],
}
