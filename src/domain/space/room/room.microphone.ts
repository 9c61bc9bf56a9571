import { roomSetup, type At } from './room.setup'

const silenced = (kind: 'reloaded' | 'micClosed') =>
  [
    'tellMicOff',
    {
      type: 'notice',
      params: ({ event: { at } }: { readonly event: At }) => ({ kind, byXid: null, at }),
    },
  ] as const

/**
 * The member's microphone. Sound leaves the browser only in `live`. Only the member's command leads there, or a host who
 * allows the member's open request (MIC-4, MIC-6).
 */
export const microphone = roomSetup.createStateConfig({
  initial: 'arriving',
  on: {
    MayNoLongerSpeak: '.unavailable',
    MutedByHost: '.mutedByHost',
    /** After a refresh the microphone follows the roster, and is never more open than before (MIC-7). */
    RosterReplaced: [
      { guard: 'isListener', target: '.unavailable' },
      { guard: 'isMutedByHost', target: '.mutedByHost' },
      /** The server missed that the microphone was closed. */
      { guard: 'isListedAsOpen', target: '.muted', actions: 'tellMicOff' },
      { target: '.muted' },
    ],
  },
  states: {
    arriving: {
      always: [
        { guard: 'isListener', target: 'unavailable' },
        { guard: 'isMutedByHost', target: 'mutedByHost' },
        { target: 'muted' },
      ],
    },
    unavailable: {
      on: {
        MayNowSpeak: 'muted',
        MicAllowed: {
          guard: { type: 'isInTime', params: ({ event }) => event },
          target: 'live',
          actions: 'tellMicOn',
        },
      },
    },
    muted: {
      on: {
        'space/OpenMic': { guard: 'isLineConnected', target: 'live', actions: 'tellMicOn' },
        MicAllowed: {
          guard: { type: 'isInTime', params: ({ event }) => event },
          target: 'live',
          actions: 'tellMicOn',
        },
      },
    },
    live: {
      on: {
        'space/CloseMic': { target: 'muted', actions: 'tellMicOff' },
        'space/MicNotOpened': {
          guard: { type: 'isThisRoom', params: ({ event }) => event },
          target: 'muted',
          actions: 'tellMicOff',
        },
        'space/RoomReloaded': { target: 'muted', actions: silenced('reloaded') },
        MovedToTab: { target: 'muted', actions: silenced('micClosed') },
        MutedByHost: { target: 'mutedByHost', actions: 'tellMicOff' },
        MayNoLongerSpeak: { target: 'unavailable', actions: 'tellMicOff' },
        RosterReplaced: [
          { guard: 'isListener', target: 'unavailable', actions: 'tellMicOff' },
          { guard: 'isMutedByHost', target: 'mutedByHost', actions: 'tellMicOff' },
          { guard: 'isListedAsOpen' },
          { target: 'muted', actions: silenced('micClosed') },
        ],
      },
    },
    mutedByHost: { on: { UnmutedByHost: 'muted' } },
  },
})
