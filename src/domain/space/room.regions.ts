import { EPOCH } from '../kernel/instant'
import type { RoomFact } from './room.facts'
import { ofPlace, roomSetup, type At } from './room.setup'

/** Whether the room's data is current. After a reconnect the room is read again, because events may be missing (SPC-5). */
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

const asks = {
  target: 'open',
  reenter: true,
  actions: [
    { type: 'rememberRequest', params: ({ event }: { readonly event: At }) => event },
    { type: 'tell', params: { event: { kind: 'request' } } },
  ],
} as const
const asking = {
  'space/RequestMic': { guard: { type: 'mayAsk', params: ({ event }: { readonly event: At }) => event }, ...asks },
  'space/AcceptMicInvite': {
    guard: { type: 'mayAccept', params: ({ event }: { readonly event: At }) => event },
    ...asks,
  },
} as const

/** The member's request for the microphone (MIC-1, MIC-2). */
export const request = roomSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: asking },
    open: {
      initial: 'sending',
      exit: 'forgetRequest',
      invoke: {
        id: 'requestOver',
        src: 'alarm',
        input: ({ context: { askedUntil } }) => ({ at: askedUntil ?? EPOCH }),
      },
      on: {
        ...asking,
        MicAllowed: [
          { guard: { type: 'isInTime', params: ({ event }) => event }, target: 'none', actions: 'becomeSpeaker' },
          { target: 'none' },
        ],
        MicDeclined: 'none',
        'space/RoomEventNotSent': { guard: { type: 'isOwnRequest', params: ({ event }) => event }, target: 'none' },
        'space/CancelMicRequest': { target: 'none', actions: { type: 'tell', params: { event: { kind: 'decline' } } } },
        AlarmRang: { guard: { type: 'isRequestOver', params: ({ event }) => event }, target: 'none' },
        /** The request may have been lost with the connection. */
        RosterReplaced: {
          guard: { type: 'isStillAsking', params: ({ event }) => event },
          target: '.sending',
          actions: { type: 'tell', params: { event: { kind: 'request' } } },
        },
      },
      states: {
        sending: {
          on: {
            'space/RoomEventSent': { guard: { type: 'isOwnRequest', params: ({ event }) => event }, target: 'pending' },
          },
        },
        pending: {},
      },
    },
  },
})

const closed = { target: 'none', actions: 'forgetOffer' } as const
const invited = {
  guard: 'isListener',
  target: 'open',
  reenter: true,
  actions: {
    type: 'rememberOffer',
    params: ({ event }: { readonly event: Extract<RoomFact, { type: 'MicInvited' }> }) =>
      ({ ...event, why: 'invite' }) as const,
  },
} as const

/** An offer of the microphone by a host (MIC-6, MIC-9). */
export const offer = roomSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        MicInvited: invited,
        MicAllowed: {
          guard: { type: 'isTooLate', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'rememberOffer', params: ({ event }) => ({ ...event, why: 'late' }) },
        },
      },
    },
    open: {
      invoke: {
        id: 'offerOver',
        src: 'alarm',
        input: ({ context: { offer: open } }) => ({ at: open?.until ?? EPOCH }),
      },
      on: {
        MicInvited: invited,
        MayNowSpeak: closed,
        RosterReplaced: { guard: 'maySpeak', ...closed },
        'space/RequestMic': { guard: { type: 'mayAsk', params: ({ event }) => event }, ...closed },
        'space/AcceptMicInvite': closed,
        'space/DeclineMicInvite': {
          guard: { type: 'isOfferOpen', params: ({ event }) => event },
          target: 'none',
          actions: ['tellDecline', 'forgetOffer'],
        },
        AlarmRang: { guard: { type: 'isOfferOver', params: ({ event }) => event }, ...closed },
      },
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
      { guard: { type: 'isState', params: ({ event }) => ({ ...event, is: 'connecting' }) }, target: '.connecting' },
      { guard: { type: 'isState', params: ({ event }) => ({ ...event, is: 'connected' }) }, target: '.connected' },
      {
        guard: { type: 'isState', params: ({ event }) => ({ ...event, is: 'reconnecting' }) },
        target: '.reconnecting',
      },
      { guard: { type: 'isState', params: ({ event }) => ({ ...event, is: 'failed' }) }, target: '.failed' },
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
