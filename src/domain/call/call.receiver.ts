import { CANCEL_MS, dueAt } from './call'
import { callMachineSetup, channelOf } from './call.setup'

/** The receiver's side (spec 2 §4): once the server has confirmed the call, the call rings for up to 61 s. */
export const receiver = callMachineSetup.createStateConfig({
  initial: 'doubting',
  states: {
    doubting: { always: [{ guard: 'isSure', target: 'ringing' }, { target: 'checking' }] },
    /** The ring signal may be old, so the state of the call is read from the server first (RCV-6). */
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { channelId, peer } }) => ({ channelId, from: peer.xid }),
      },
      on: {
        'call/RingVerified': [
          {
            guard: { type: 'isCalling', params: ({ event }) => event },
            target: 'ringing',
            actions: { type: 'learnChannel', params: ({ event }) => event },
          },
          { target: '#call.past' },
        ],
        'call/RingNotVerified': '#call.past',
        ChatKickedOffline: '#call.past',
        'call/Cancelled': { guard: { type: 'isOfThis', params: ({ event }) => event }, target: '#call.past' },
      },
    },
    ringing: {
      invoke: [
        { id: 'ring', src: 'ring', input: {} },
        { id: 'ringOver', src: 'alarm', input: ({ context: { from } }) => dueAt(from, CANCEL_MS) },
      ],
      on: {
        'call/RingtoneBlocked': { actions: 'beSilent' },
        /**
         * Another browser of the same account replaced this browser at the chat service, and the call rings in that
         * browser (RCV-3).
         */
        ChatKickedOffline: '#call.past',
        'call/Accept': { target: 'accepting', actions: { type: 'takeUp', params: ({ event }) => event } },
        'call/CalledBack': { target: 'accepting', actions: { type: 'takeUp', params: ({ event }) => event } },
        'call/Reject': {
          target: '#call.closing',
          actions: ['reject', { type: 'end', params: ({ event: { at } }) => ({ ending: null, at }) }],
        },
        AlarmRang: { target: '#call.noted', actions: { type: 'endAsReceiver', params: ({ event }) => event } },
        'call/Cancelled': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '#call.noted',
            actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'elsewhere', at }) },
          },
          {
            guard: { type: 'isOfThis', params: ({ event }) => event },
            target: '#call.noted',
            actions: { type: 'endAsReceiver', params: ({ event }) => event },
          },
        ],
        'call/Accepted': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '#call.noted',
            actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'elsewhere', at }) },
          },
          { guard: { type: 'isByMe', params: ({ event }) => event }, target: '#call.past' },
        ],
        'call/Rejected': { guard: { type: 'isOfThis', params: ({ event }) => event }, target: '#call.past' },
        'call/StatusLoaded': [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ ...event, as: 'over' as const }) },
            target: '#call.noted',
            actions: { type: 'endAsReceiver', params: ({ event }) => event },
          },
          /** The same account accepted the call in another browser. */
          {
            guard: { type: 'isFound', params: ({ event }) => ({ ...event, as: 'ongoing' as const }) },
            target: '#call.past',
          },
        ],
      },
    },
    accepting: {
      invoke: { id: 'accept', src: 'accept', input: ({ context }) => ({ channelId: channelOf(context) }) },
      initial: 'wanted',
      on: {
        'call/Cancelled': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          target: '#call.noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'cancelled', at }) },
        },
      },
      states: {
        wanted: {
          on: {
            'call/ChannelJoined': {
              target: '#call.receiver.joining',
              actions: { type: 'waitToJoin', params: ({ event }) => event },
            },
            'call/ChannelNotJoined': {
              target: '#call.noted',
              actions: { type: 'fail', params: ({ event }) => ({ ...event, ending: 'notLetIn' }) },
            },
            'call/HangUp': 'takenBack',
          },
        },
        /**
         * The receiver hung up while the accept request was running. The channel is closed only after the response to
         * that request, because the server has no call before.
         */
        takenBack: {
          on: {
            'call/ChannelJoined': {
              target: '#call.closing',
              actions: { type: 'end', params: ({ event: { at } }) => ({ ending: null, at }) },
            },
            'call/ChannelNotJoined': '#call.past',
          },
        },
      },
    },
    /** The server confirmed the accept. The call is ongoing once both people are in the channel (RCV-4). */
    joining: {
      invoke: { id: 'joinDue', src: 'alarm', input: ({ context: { until } }) => ({ at: until }) },
      on: {
        'call/PeerPresenceChanged': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: '#call.ongoing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        AlarmRang: {
          target: '#call.closing',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'lost', at }) },
        },
        'call/HangUp': {
          target: '#call.closing',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'hungUp', at }) },
        },
        'call/Cancelled': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          target: '#call.noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'cancelled', at }) },
        },
        'call/MediaStateChanged': {
          guard: { type: 'isBroken', params: ({ event }) => event },
          target: '#call.closing',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'lost', at }) },
        },
        'call/StatusLoaded': {
          guard: { type: 'isFound', params: ({ event }) => ({ ...event, as: 'over' as const }) },
          target: '#call.noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'cancelled', at }) },
        },
      },
    },
  },
})
