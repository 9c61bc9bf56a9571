import { EPOCH } from '../../kernel/instant'
import type { RoomFact } from './room.facts'
import { roomSetup, type At } from './room.setup'

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
          {
            guard: { type: 'isAllowedByHost', params: ({ event }) => event },
            target: 'none',
            actions: [
              'becomeSpeaker',
              { type: 'notice', params: ({ event: { fromXid, at } }) => ({ kind: 'allowed', byXid: fromXid, at }) },
            ],
          },
          { guard: { type: 'isInTime', params: ({ event }) => event }, target: 'none', actions: 'becomeSpeaker' },
          { target: 'none' },
        ],
        MicDeclined: {
          target: 'none',
          actions: {
            type: 'notice',
            params: ({ event: { fromXid, note, at } }) => ({ kind: 'declined', byXid: fromXid, note, at }),
          },
        },
        MicPlaced: { actions: { type: 'rememberPlace', params: ({ event: { place } }) => ({ place }) } },
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
