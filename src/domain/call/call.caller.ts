import { CANCEL_MS, dueAt, NO_RESPONSE_MS, UNREACHABLE_MS } from './call'
import { callMachineSetup, channelOf } from './call.setup'

/** The caller's side (spec 2 §4): requests a channel, then waits up to 61 s for the peer to join the channel. */
export const caller = callMachineSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      invoke: { id: 'start', src: 'start', input: ({ context: { peer, isVideo } }) => ({ to: peer.xid, isVideo }) },
      initial: 'wanted',
      states: {
        wanted: {
          on: {
            'call/HangUp': 'takenBack',
            'call/Started': {
              target: '#call.caller.waiting',
              actions: { type: 'rememberChannel', params: ({ event }) => event },
            },
            'call/NotStarted': {
              target: '#call.noted',
              actions: { type: 'fail', params: ({ event }) => ({ ...event, ending: 'notStarted' }) },
            },
          },
        },
        /**
         * The caller cancelled before the server sent the channel id. The channel is closed once the id arrives
         * (CLR-6).
         */
        takenBack: {
          on: {
            'call/Started': {
              target: '#call.closing',
              actions: [
                { type: 'rememberChannel', params: ({ event }) => event },
                { type: 'end', params: ({ event: { at } }) => ({ ending: null, at }) },
              ],
            },
            'call/NotStarted': '#call.past',
          },
        },
      },
    },
    waiting: {
      initial: 'awaiting',
      on: {
        'call/PeerPresenceChanged': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: '#call.ongoing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'call/HangUp': {
          target: '#call.closing',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'cancelled', at }) },
        },
        'call/Rejected': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          target: '#call.noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'rejected', at }) },
        },
        'call/Cancelled': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '#call.noted',
            actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'elsewhere', at }) },
          },
          {
            guard: { type: 'isOfThis', params: ({ event }) => event },
            target: '#call.noted',
            actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'cancelled', at }) },
          },
        ],
        'call/ChannelGone': { target: '#call.noted', actions: { type: 'beGone', params: ({ event }) => event } },
        /** The peer rejected the call, but the reject signal did not arrive. */
        'call/StatusLoaded': {
          guard: { type: 'isFound', params: ({ event }) => ({ ...event, as: 'over' as const }) },
          target: '#call.noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'noAnswer', at }) },
        },
        /** Both people called each other at once. The earlier call continues and keeps its kind (audio or video). */
        'call/Accepted': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          actions: { type: 'learnKind', params: ({ event }) => event },
        },
      },
      states: {
        awaiting: {
          invoke: { id: 'unreachableDue', src: 'alarm', input: ({ context: { from } }) => dueAt(from, UNREACHABLE_MS) },
          on: { AlarmRang: 'unreachable' },
        },
        unreachable: {
          invoke: { id: 'noResponseDue', src: 'alarm', input: ({ context: { from } }) => dueAt(from, NO_RESPONSE_MS) },
          on: { AlarmRang: 'noResponse' },
        },
        noResponse: {
          invoke: { id: 'cancelDue', src: 'alarm', input: ({ context: { from } }) => dueAt(from, CANCEL_MS) },
          on: {
            AlarmRang: {
              target: '#call.closing',
              actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'noAnswer', at }) },
            },
          },
        },
      },
    },
  },
})

/** Closes the channel for caller and receiver. The call ends even if the request fails (CLR-6). */
export const closing = callMachineSetup.createStateConfig({
  invoke: {
    id: 'close',
    src: 'close',
    input: ({ context }) => ({ channelId: channelOf(context), how: context.closes }),
  },
  on: { 'call/Closed': 'noted', 'call/NotClosed': 'noted', 'call/DismissSummary': { actions: 'forgetEnding' } },
})
