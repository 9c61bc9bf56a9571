import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { AlarmRang } from '../../event-log'
import { alarmInput, effect } from '../../kernel/effect'
import { ChannelId, Xid } from '../../kernel/ids'
import { EPOCH, Instant, addMs } from '../../kernel/instant'
import type { ReceivedMessage } from '../../kernel/message'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import { ownEvent, type EventFields } from './room-event'
import { roomEffects } from './room.effects'
import type { RoomMessage } from './room.messages'
import { MIC_QUEUE_MS } from './room.rules'

export const MicRequestContext = t.strict(
  {
    channelId: ChannelId,
    /** The host in this browser. */
    me: Xid,
    xid: Xid,
    /** The number of the entry with which the request began. It gives the order of the list (MIC-9). */
    began: t.number,
    requestUntil: orNull(Instant),
    /** Since when the person waits, and when they last spoke in this room, as the server told. */
    since: withDefault(orNull(Instant), null),
    spokeAt: withDefault(orNull(Instant), null),
    /** What this host writes to the person with a refusal. */
    note: withDefault(orNull(t.string), null),
    invitedUntil: orNull(Instant),
    /** Whether another host sent the invitation. */
    isByOtherHost: t.boolean,
    /** Whether this host's last decision could not be sent. */
    wasNotSent: t.boolean,
  },
  'MicRequestContext',
)
export type MicRequestContext = t.TypeOf<typeof MicRequestContext>

export interface MicRequestInput extends Pick<MicRequestContext, 'channelId' | 'me' | 'xid' | 'began'> {
  /** The first event: the person asks, this host invites, or another host invited. */
  readonly by: 'person' | 'host' | 'otherHost'
  readonly at: Instant
}

/** Why no host decides about the person any more. The reducer gives these signals, from the room's state. */
export interface MicRequestSignal {
  readonly type: 'MemberLeft' | 'MemberMaySpeak' | 'NoLongerHost'
}

type Event = ReceivedMessage<RoomMessage | AlarmRang> | MicRequestSignal
type OfKind = Extract<Event, { type: 'space/RoomEventReceived' }>
interface At {
  readonly at: Instant
}

const until = ({ at }: At): Instant => addMs(at, MIC_QUEUE_MS)

const machineSetup = setup({
  types: { context: {} as MicRequestContext, events: {} as Event, input: {} as MicRequestInput },
  actors: { sendDecision: effect(roomEffects.sendDecision), alarm: effect(alarmInput) },
  guards: {
    isInvitedByOther: ({ context }) => context.isByOtherHost,
    isInvitedHere: ({ context: { requestUntil } }) => requestUntil === null,
    isOpen: ({ context: { requestUntil } }, { at }: At) => requestUntil !== null && at < requestUntil,
    isRequest: (_, { event }: OfKind) => event.kind === 'request',
    isInvitation: (_, { event }: OfKind) => event.kind === 'invite',
    isDeclined: (_, { event }: OfKind) => event.kind === 'decline',
    isPlace: (_, { event }: OfKind) => event.kind === 'place',
  },
  actions: {
    rememberRequest: assign({ requestUntil: (_, at: At) => until(at), isByOtherHost: false }),
    rememberPlace: assign((_, { at, event: { waitedMs, silentMs } }: OfKind) => ({
      since: addMs(at, -(waitedMs ?? 0)),
      spokeAt: silentMs === null ? null : addMs(at, -silentMs),
    })),
    rememberNote: assign({ note: (_, { note }: { readonly note: string | null }) => note }),
    rememberInvitation: assign({ invitedUntil: (_, at: At) => until(at), wasNotSent: false }),
    showNotSent: assign({ wasNotSent: true, invitedUntil: null }),
    hideNotSent: assign({ wasNotSent: false }),
  },
})

const decision =
  (kind: EventFields['kind']) =>
  ({ context }: { readonly context: MicRequestContext }) => ({
    event: ownEvent(context, { kind, toXid: context.xid, note: kind === 'decline' ? context.note : null }),
  })

const requestOver = {
  id: 'requestOver',
  src: 'alarm',
  input: ({ context: { requestUntil } }: { readonly context: MicRequestContext }) => ({ at: requestUntil ?? EPOCH }),
} as const
const invitationOver = {
  id: 'invitationOver',
  src: 'alarm',
  input: ({ context: { invitedUntil } }: { readonly context: MicRequestContext }) => ({ at: invitedUntil ?? EPOCH }),
} as const

const backInLine = {
  guard: { type: 'isOpen', params: ({ event }: { readonly event: At }) => event },
  target: '#micRequest.waiting',
  actions: 'showNotSent',
} as const

/**
 * A person in the hosts' list of mic requests (MIC-9). A decision that could not be sent puts the request back in its
 * place, and the row says so.
 * @internal
 */
export const micRequestMachine = machineSetup.createMachine({
  id: 'micRequest',
  context: ({ input: { by, at, ...request } }) => ({
    ...request,
    requestUntil: by === 'person' ? until({ at }) : null,
    since: by === 'person' ? at : null,
    spokeAt: null,
    note: null,
    invitedUntil: by === 'person' ? null : until({ at }),
    isByOtherHost: by === 'otherHost',
    wasNotSent: false,
  }),
  initial: 'beginning',
  on: {
    MemberLeft: '.gone',
    MemberMaySpeak: '.gone',
    NoLongerHost: '.gone',
    'space/RoomEventReceived': {
      guard: { type: 'isPlace', params: ({ event }) => event },
      actions: { type: 'rememberPlace', params: ({ event }) => event },
    },
  },
  states: {
    beginning: {
      always: [
        { guard: 'isInvitedByOther', target: 'invited' },
        { guard: 'isInvitedHere', target: 'inviting' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      invoke: requestOver,
      on: {
        AlarmRang: 'gone',
        'space/AllowMicRequest': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'answering.allowing',
        },
        'space/RefuseMicRequest': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'answering.declining',
          actions: { type: 'rememberNote', params: ({ event: { note } }) => ({ note }) },
        },
        'space/InviteToSpeak': {
          target: 'inviting',
          actions: { type: 'rememberInvitation', params: ({ event }) => event },
        },
        'space/RoomEventReceived': [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'gone' },
          {
            guard: { type: 'isInvitation', params: ({ event }) => event },
            target: 'invited',
            actions: { type: 'rememberInvitation', params: ({ event }) => event },
          },
          {
            // The person asked again in time: a new request, in the same place of the line.
            guard: { type: 'isRequest', params: ({ event }) => event },
            target: 'waiting',
            reenter: true,
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
        ],
      },
    },
    /** An answer is on its way: an allowance or a refusal. */
    answering: {
      entry: 'hideNotSent',
      invoke: requestOver,
      initial: 'allowing',
      on: {
        AlarmRang: 'gone',
        'space/DecisionSent': 'gone',
        'space/DecisionNotSent': [backInLine, { target: 'gone' }],
        'space/RoomEventReceived': { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'gone' },
      },
      states: {
        allowing: { invoke: { id: 'decision', src: 'sendDecision', input: decision('allow') } },
        declining: { invoke: { id: 'decision', src: 'sendDecision', input: decision('decline') } },
      },
    },
    inviting: {
      invoke: [invitationOver, { id: 'decision', src: 'sendDecision', input: decision('invite') }],
      on: {
        AlarmRang: 'gone',
        'space/DecisionSent': 'invited',
        'space/DecisionNotSent': [backInLine, { target: 'gone' }],
        'space/RoomEventReceived': [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'gone' },
          {
            guard: { type: 'isRequest', params: ({ event }) => event },
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
        ],
      },
    },
    invited: {
      invoke: invitationOver,
      on: {
        AlarmRang: 'gone',
        'space/RoomEventReceived': [
          { guard: { type: 'isDeclined', params: ({ event }) => event }, target: 'gone' },
          {
            guard: { type: 'isRequest', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'rememberRequest', params: ({ event }) => event },
          },
        ],
      },
    },
    gone: { type: 'final' },
  },
})
