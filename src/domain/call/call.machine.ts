import { beginCall, callMachineSetup } from './call.setup'
import { caller, closing } from './call.caller'
import { receiver } from './call.receiver'

const ends = { target: '.past' } as const

/**
 * A private call, for the caller or the receiver (spec 2 §4). `callsReducer` first decides whether another call blocks
 * the new call. Deadlines are instants, so neither a reload nor sleep moves them.
 * @internal
 */
export const callMachine = callMachineSetup.createMachine({
  id: 'call',
  context: ({ input }) => beginCall(input),
  initial: 'fresh',
  on: {
    SignedIn: ends,
    SessionEnded: ends,
    VisitorEntered: ends,
    'call/SetMicrophone': { actions: { type: 'setMicrophone', params: ({ event }) => event } },
    'call/SetCamera': { actions: { type: 'setCamera', params: ({ event }) => event } },
    'call/MoveToThisTab': { actions: { type: 'takeUp', params: ({ event }) => event } },
    'call/TrackNotSent': {
      guard: { type: 'isOfThis', params: ({ event }) => event },
      actions: { type: 'rememberFault', params: ({ event }) => event },
    },
    'call/MediaStateChanged': {
      guard: { type: 'isOfThis', params: ({ event }) => event },
      actions: { type: 'rememberLine', params: ({ event: { state } }) => ({ state }) },
    },
  },
  states: {
    fresh: {
      on: {
        'call/QueueAdvanced': [
          { guard: { type: 'isUnwanted', params: ({ event }) => event }, target: 'past' },
          { guard: { type: 'isTaken', params: ({ event }) => event }, target: 'noted', actions: 'refuse' },
          { guard: 'hasObstacle', target: 'noted', actions: 'refuse' },
          { guard: 'isCaller', target: 'caller' },
          { target: 'receiver' },
        ],
      },
    },
    caller,
    receiver,
    ongoing: {
      initial: 'together',
      on: {
        'call/HangUp': {
          target: 'closing',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'hungUp', at }) },
        },
        'call/Cancelled': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          target: 'noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'hungUp', at }) },
        },
        'call/Rejected': {
          guard: { type: 'isOfThis', params: ({ event }) => event },
          target: 'noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'hungUp', at }) },
        },
        'call/StatusLoaded': {
          guard: { type: 'isFound', params: ({ event }) => ({ ...event, as: 'over' as const }) },
          target: 'noted',
          actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'hungUp', at }) },
        },
        'call/TabReloaded': { guard: { type: 'isOfThis', params: ({ event }) => event }, actions: 'beMuted' },
      },
      states: {
        together: {
          on: {
            'call/PeerPresenceChanged': {
              guard: { type: 'isGone', params: ({ event }) => event },
              target: 'alone',
              actions: { type: 'waitForPeer', params: ({ event }) => event },
            },
            'call/MediaStateChanged': [
              {
                guard: { type: 'isBroken', params: ({ event }) => event },
                target: '#call.closing',
                actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'lost', at }) },
              },
            ],
          },
        },
        /** The peer has left the channel: the peer's page is reloading, or the peer is gone. */
        alone: {
          invoke: { id: 'aloneDue', src: 'alarm', input: ({ context: { until } }) => ({ at: until }) },
          on: {
            AlarmRang: {
              target: '#call.closing',
              actions: { type: 'end', params: ({ event: { at } }) => ({ ending: 'lost', at }) },
            },
            'call/PeerPresenceChanged': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'together',
            },
          },
        },
      },
    },
    closing,
    /** Shows the outcome of the call for a moment, if there is an outcome to show. */
    noted: {
      always: { guard: 'isQuiet', target: 'past' },
      invoke: { id: 'noteOver', src: 'alarm', input: ({ context: { until } }) => ({ at: until }) },
      on: { AlarmRang: 'past', 'call/DismissSummary': 'past' },
    },
    past: { type: 'final' },
  },
})
