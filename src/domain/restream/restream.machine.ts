import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { keyedMachine, noSharedState, type AlarmRang, type AnyReceivedMessage } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { restreamMessages, ServerRestream, type RestreamMessage } from './restream.messages'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'

/** The polling interval of a running restream. The server decides whether the restream still runs. */
const LOOK_MS = 5_000

/** `isOver`: the room was left or has ended. The machine stops a running restream, then drops its state. */
const Restreaming = t.strict(
  {
    channelId: ChannelId,
    entryId: t.union([t.string, t.null]),
    push: t.union([ServerRestream, t.null]),
    lookAt: t.union([Instant, t.null]),
    failure: t.union([Failure, t.null]),
    isOver: t.boolean,
  },
  'Restream',
)
export type Restreaming = t.TypeOf<typeof Restreaming>

const ofRoom = t.strict({ channelId: ChannelId })
export const restreamEffects = {
  readStatus: ofRoom,
  start: t.strict({ channelId: ChannelId, entryId: t.string }),
  stop: t.strict({ channelId: ChannelId, session: t.string }),
  alarm: alarmInput,
}

type MessageOf<T extends RestreamMessage['type']> = Extract<RestreamMessage, { type: T }>
type Input = ReceivedMessage<RestreamMessage | AlarmRang | AccountChange>

const startInput = ({ context: { channelId, entryId } }: { readonly context: Restreaming }) => ({
  channelId,
  entryId: entryId ?? '',
})

/**
 * A room's restream (spec 2 §4, RST): room ready, pushing, stopped. If the member stops the restream before the start
 * response arrives, the machine stops the restream when the response arrives.
 * @internal
 */
export const restreamMachine = setup({
  types: { context: {} as Restreaming, input: {} as Restreaming, events: {} as Input },
  actors: {
    readStatus: effect(restreamEffects.readStatus),
    start: effect(restreamEffects.start),
    stop: effect(restreamEffects.stop),
    alarm: effect(restreamEffects.alarm),
  },
  guards: {
    isPushing: (_, { push }: Pick<MessageOf<'restream/StatusRead'>, 'push'>) => push !== null,
    isOver: ({ context }) => context.isOver,
  },
  actions: {
    choose: assign((_, { entryId }: Pick<MessageOf<'restream/Start'>, 'entryId'>) => ({ entryId, failure: null })),
    keepPush: assign((_, { push, at }: { readonly push: ServerRestream | null; readonly at: Instant }) => ({
      push,
      entryId: push?.entryId ?? null,
      lookAt: addMs(at, LOOK_MS),
      failure: null,
    })),
    lookLater: assign((_, { at }: { readonly at: Instant }) => ({ lookAt: addMs(at, LOOK_MS) })),
    keepFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
    forgetPush: assign({ push: null, lookAt: null }),
    noteOver: assign({ isOver: true }),
    comeBack: assign({ isOver: false }),
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => input,
  initial: 'ready',
  on: {
    SignedIn: '.gone',
    VisitorEntered: '.gone',
    SessionEnded: '.gone',
    // The host entered the room again before the running restream was stopped.
    'restream/RoomReady': { actions: 'comeBack' },
  },
  states: {
    ready: {
      initial: 'reading',
      on: {
        'restream/RoomEnded': 'gone',
        'restream/Start': { target: 'starting', actions: { type: 'choose', params: ({ event }) => event } },
        'restream/LoadStatus': '.reading',
        'restream/RoomReady': '.reading',
      },
      states: {
        reading: {
          invoke: { src: 'readStatus', id: 'status', input: ({ context: { channelId } }) => ({ channelId }) },
          on: {
            'restream/StatusRead': [
              {
                guard: { type: 'isPushing', params: ({ event }) => event },
                target: '#push.pushing',
                actions: { type: 'keepPush', params: ({ event }) => event },
              },
              { target: 'resting' },
            ],
            'restream/StatusNotRead': 'resting',
          },
        },
        resting: {},
      },
    },
    starting: {
      initial: 'wanted',
      invoke: { src: 'start', id: 'start', input: startInput },
      on: {
        'restream/NotStarted': { target: 'stopped', actions: { type: 'keepFailure', params: ({ event }) => event } },
        'restream/StartUnclear': 'ready.reading',
      },
      states: {
        wanted: {
          on: {
            'restream/Started': {
              target: '#push.pushing',
              actions: { type: 'keepPush', params: ({ event }) => event },
            },
            'restream/Stop': 'unwanted',
            'restream/ShareEnded': 'unwanted',
            'restream/RoomEnded': { target: 'unwanted', actions: 'noteOver' },
          },
        },
        unwanted: {
          on: {
            'restream/Started': {
              target: '#push.stopping',
              actions: { type: 'keepPush', params: ({ event }) => event },
            },
            'restream/RoomEnded': { actions: 'noteOver' },
          },
        },
      },
    },
    pushing: {
      initial: 'live',
      on: {
        'restream/Stop': 'stopping',
        'restream/ShareEnded': 'stopping',
        'restream/RoomEnded': { target: 'stopping', actions: 'noteOver' },
      },
      states: {
        live: {
          invoke: { src: 'alarm', id: 'look', input: ({ context, event: { at } }) => ({ at: context.lookAt ?? at }) },
          on: { AlarmRang: 'looking', 'restream/LoadStatus': 'looking', 'restream/RoomReady': 'looking' },
        },
        looking: {
          invoke: { src: 'readStatus', id: 'status', input: ({ context: { channelId } }) => ({ channelId }) },
          on: {
            'restream/StatusRead': [
              {
                guard: { type: 'isPushing', params: ({ event }) => event },
                target: 'live',
                actions: { type: 'keepPush', params: ({ event }) => event },
              },
              { target: '#push.stopped' },
            ],
            'restream/StatusNotRead': {
              target: 'live',
              actions: [
                { type: 'keepFailure', params: ({ event }) => event },
                { type: 'lookLater', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    stopping: {
      invoke: {
        src: 'stop',
        id: 'stop',
        input: ({ context: { channelId, push } }) => ({ channelId, session: push?.session ?? '' }),
      },
      on: {
        'restream/RoomEnded': { actions: 'noteOver' },
        'restream/Stopped': 'stopped',
        'restream/NotStopped': [
          { guard: 'isOver', target: 'gone' },
          {
            target: 'pushing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event },
              { type: 'lookLater', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    stopped: {
      entry: 'forgetPush',
      always: { guard: 'isOver', target: 'gone' },
      on: {
        'restream/RoomEnded': 'gone',
        'restream/LoadStatus': 'ready.reading',
        'restream/Start': { target: 'starting', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    gone: { type: 'final' },
  },
})

const begun = (message: AnyReceivedMessage): Restreaming | null =>
  restreamMessages['restream/RoomReady'].is(message)
    ? { channelId: message.channelId, entryId: null, push: null, lookAt: null, failure: null, isOver: false }
    : null

export const restreamsReducer = keyedMachine('restream/restreams', restreamMachine, {
  context: Restreaming,
  handles: [...Object.keys(restreamMessages), ...ACCOUNT_CHANGES],
  shared: noSharedState,
  keyOf: (message) => ('channelId' in message && typeof message.channelId === 'string' ? message.channelId : null),
  begin: begun,
})
