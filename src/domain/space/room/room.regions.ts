import { EPOCH } from '../../kernel/instant'
import { ofPlace, roomSetup } from './room.setup'

/** Whether the roster is current. After a reconnect the room is read again, because events may be missing (SPC-5). */
export const freshness = roomSetup.createStateConfig({
  initial: 'arriving',
  on: {
    SocketOpened: '.refreshing',
    /** The server may have made the member a speaker. */
    MicAllowed: { guard: { type: 'isTooLate', params: ({ event }) => event }, target: '.refreshing' },
  },
  states: {
    arriving: { always: [{ guard: 'hasMissedEvents', target: 'refreshing' }, { target: 'current' }] },
    current: {},
    refreshing: {
      entry: 'forgetHeardEvents',
      invoke: { id: 'readAgain', src: 'enterRoom', input: ofPlace },
      on: {
        'space/RoomEventReceived': {
          guard: { type: 'isThisRoom', params: ({ event: { event } }) => event },
          actions: { type: 'bufferEvent', params: ({ event }) => event },
        },
        'space/RoomEntered': {
          guard: { type: 'isThisRoom', params: ({ event }) => event },
          target: 'current',
          actions: { type: 'takeRefresh', params: ({ event }) => event },
        },
        'space/RoomNotEntered': {
          guard: { type: 'isWorthRepeating', params: ({ event }) => event },
          target: 'waitingToRefresh',
          actions: { type: 'planNextRead', params: ({ event }) => event },
        },
      },
    },
    waitingToRefresh: {
      invoke: {
        id: 'readAgainDue',
        src: 'alarm',
        input: ({ context: { readAgainAt } }) => ({ at: readAgainAt ?? EPOCH }),
      },
      on: { AlarmRang: { guard: { type: 'isReadDue', params: ({ event }) => event }, target: 'refreshing' } },
    },
  },
})

/** The people in the room and what they do, as far as it has no modes. */
export const roster = roomSetup.createStateConfig({
  on: {
    'space/RoomEventReceived': {
      guard: { type: 'isThisRoom', params: ({ event: { event } }) => event },
      actions: { type: 'applyEvent', params: ({ event }) => event },
    },
  },
})

/** The connection of the media. */
export const line = roomSetup.createStateConfig({
  initial: 'connecting',
  on: {
    MovedToTab: '.connecting',
    'space/RoomReloaded': '.connecting',
    'space/RoomMediaStateChanged': [
      { guard: { type: 'isConnecting', params: ({ event }) => event }, target: '.connecting' },
      { guard: { type: 'isConnected', params: ({ event }) => event }, target: '.connected' },
      { guard: { type: 'isReconnecting', params: ({ event }) => event }, target: '.reconnecting' },
      { guard: { type: 'hasFailed', params: ({ event }) => event }, target: '.failed' },
    ],
  },
  states: { connecting: {}, connected: {}, reconnecting: {}, failed: {} },
})

const ended = { target: '.none', actions: 'forgetShare' } as const

/** The member's share of a screen or camera (SHR-1). */
export const share = roomSetup.createStateConfig({
  initial: 'none',
  on: {
    'space/StopShare': ended,
    'space/ShareStopped': { guard: { type: 'isThisShare', params: ({ event }) => event }, ...ended },
    'space/RoomReloaded': ended,
    MovedToTab: ended,
    MayNoLongerSpeak: ended,
    RosterReplaced: { guard: 'isListener', ...ended },
  },
  states: {
    none: {
      on: {
        'space/StartShare': {
          guard: 'mayShare',
          target: 'starting',
          actions: { type: 'rememberShare', params: ({ event }) => event },
        },
      },
    },
    starting: {
      on: { 'space/ShareStarted': { guard: { type: 'isThisShare', params: ({ event }) => event }, target: 'sharing' } },
    },
    sharing: {},
  },
})

/** Reports of the connection's quality, every 30 s while the member may speak (SPC-8). */
export const report = roomSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isListener', target: 'off' }, { target: 'waiting' }] },
    off: { on: { MayNowSpeak: 'waiting', RosterReplaced: { guard: 'maySpeak', target: 'waiting' } } },
    waiting: {
      invoke: { id: 'reportDue', src: 'alarm', input: ({ context: { reportAt } }) => ({ at: reportAt }) },
      on: {
        AlarmRang: {
          guard: { type: 'isReportDue', params: ({ event }) => event },
          target: 'reporting',
          actions: { type: 'planNextReport', params: ({ event }) => event },
        },
      },
    },
    reporting: {
      invoke: { id: 'report', src: 'reportStats', input: ofPlace },
      on: {
        'space/StatsReported': {
          target: 'waiting',
          actions: { type: 'planNextReport', params: ({ event }) => event },
        },
      },
    },
  },
  on: { MayNoLongerSpeak: '.off', RosterReplaced: { guard: 'isListener', target: '.off' } },
})
