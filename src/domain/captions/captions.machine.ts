import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { keyedMachine, noSharedState, type AnyReceivedMessage } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure, isRetryable } from '../kernel/failure'
import { ChannelId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { CaptionLine, DEFAULT_CAPTIONS, Locale, withCaption } from './caption-lines'
import { captionsMessages, Which, type CaptionsMessage } from './captions.messages'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'

/** `source`, `target`: the chosen languages. `set`: the server's languages. `isOver`: the member has left the room. */
const Translation = t.strict(
  {
    channelId: ChannelId,
    starts: t.boolean,
    isOver: t.boolean,
    source: Locale,
    target: Locale,
    set: t.strict({ source: Locale, target: Locale }),
    lines: t.readonlyArray(CaptionLine),
    heardAt: t.union([Instant, t.null]),
    failure: t.union([Failure, t.null]),
  },
  'RoomTranslation',
)
export type Translation = t.TypeOf<typeof Translation>

const ofRoom = t.strict({ channelId: ChannelId })
const SetLanguage = t.strict({ channelId: ChannelId, what: Which, language: Locale })
export const captionsEffects = { join: ofRoom, leave: ofRoom, set: SetLanguage }

type MessageOf<T extends CaptionsMessage['type']> = Extract<CaptionsMessage, { type: T }>
type Input = ReceivedMessage<CaptionsMessage | AccountChange>
type Languages = Pick<MessageOf<'captions/Joined'>, 'source' | 'target'>

const isAsSet = ({ source, target, set }: Translation): boolean => source === set.source && target === set.target
/** The next language to set. Only one request runs at a time, so that responses keep their order. */
const nextToSet = ({ channelId, source, target, set }: Translation): t.TypeOf<typeof SetLanguage> =>
  source === set.source
    ? { channelId, what: 'target', language: target }
    : { channelId, what: 'source', language: source }

/**
 * The translation of a room for one member (spec 2 §4, TRN).
 * @internal
 */
export const captionsMachine = setup({
  types: { context: {} as Translation, input: {} as Translation, events: {} as Input },
  actors: {
    join: effect(captionsEffects.join),
    leave: effect(captionsEffects.leave),
    set: effect(captionsEffects.set),
  },
  guards: {
    startsByItself: ({ context }) => context.starts,
    isOver: ({ context }) => context.isOver,
    isLost: (_, { failure }: { readonly failure: Failure }) => isRetryable(failure),
    isToSet: ({ context }) => !isAsSet(context),
  },
  actions: {
    begin: assign({ starts: false, failure: null }),
    noteOver: assign({ isOver: true }),
    comeBack: assign((_, { starts }: Pick<MessageOf<'captions/RoomEntered'>, 'starts'>) => ({ isOver: false, starts })),
    keepLanguages: assign((_, { source, target }: Languages) => ({ source, target, set: { source, target } })),
    wantSource: assign((_, { language }: { readonly language: string }) => ({ source: language, failure: null })),
    wantTarget: assign((_, { language }: { readonly language: string }) => ({ target: language, failure: null })),
    noteSet: assign(
      ({ context }, { what, language }: Pick<MessageOf<'captions/LanguageSet'>, 'what' | 'language'>) => ({
        set: { ...context.set, [what]: language },
      }),
    ),
    takeBack: assign(({ context: { set } }, { failure }: { readonly failure: Failure }) => ({ ...set, failure })),
    keepFailure: assign((_, { failure }: { readonly failure: Failure }) => ({ failure })),
    keepLine: assign(({ context }, { line, at }: { readonly line: CaptionLine; readonly at: Instant }) => ({
      lines: withCaption(context.lines, line),
      heardAt: at,
    })),
    forgetLines: assign({ lines: [], heardAt: null }),
  },
}).createMachine({
  id: 'captions',
  context: ({ input }) => input,
  initial: 'off',
  on: {
    SignedIn: '.gone',
    VisitorEntered: '.gone',
    SessionEnded: '.gone',
    // The member entered the room again before the server handled the leave, so a new stay begins.
    'captions/RoomEntered': { guard: 'isOver', actions: { type: 'comeBack', params: ({ event }) => event } },
  },
  states: {
    off: {
      entry: 'forgetLines',
      always: [
        { guard: 'isOver', target: 'gone' },
        { guard: 'startsByItself', target: 'joining', actions: 'begin' },
      ],
      on: { 'captions/Enable': { target: 'joining', actions: 'begin' }, 'captions/RoomEnded': 'gone' },
    },
    joining: {
      initial: 'wanted',
      invoke: { src: 'join', id: 'join', input: ({ context: { channelId } }) => ({ channelId }) },
      on: { 'captions/NotJoined': { target: 'off', actions: { type: 'keepFailure', params: ({ event }) => event } } },
      states: {
        wanted: {
          on: {
            'captions/Joined': {
              target: '#captions.transferring',
              actions: { type: 'keepLanguages', params: ({ event }) => event },
            },
            'captions/Disable': 'unwanted',
            'captions/RoomEnded': { target: 'unwanted', actions: 'noteOver' },
          },
        },
        unwanted: {
          entry: 'forgetLines',
          on: {
            'captions/Joined': '#captions.leaving',
            'captions/Enable': 'wanted',
            'captions/RoomEnded': { actions: 'noteOver' },
          },
        },
      },
    },
    transferring: {
      initial: 'resting',
      on: {
        'captions/Disable': 'leaving',
        'captions/RoomEnded': { target: 'leaving', actions: 'noteOver' },
        'captions/CaptionReceived': { actions: { type: 'keepLine', params: ({ event }) => event } },
        'captions/SetSource': { actions: { type: 'wantSource', params: ({ event }) => event } },
        'captions/SetTarget': { actions: { type: 'wantTarget', params: ({ event }) => event } },
      },
      states: {
        resting: { always: { guard: 'isToSet', target: 'setting' } },
        setting: {
          invoke: { src: 'set', id: 'set', input: ({ context }) => nextToSet(context) },
          on: {
            'captions/LanguageSet': { target: 'resting', actions: { type: 'noteSet', params: ({ event }) => event } },
            'captions/LanguageNotSet': [
              // The response was lost, so the server may have set the language. Rejoin to read the server's languages.
              {
                guard: { type: 'isLost', params: ({ event }) => event },
                target: '#captions.joining',
                actions: { type: 'takeBack', params: ({ event }) => event },
              },
              { target: 'resting', actions: { type: 'takeBack', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    leaving: {
      entry: 'forgetLines',
      invoke: { src: 'leave', id: 'leave', input: ({ context: { channelId } }) => ({ channelId }) },
      on: { 'captions/Left': 'off', 'captions/RoomEnded': { actions: 'noteOver' } },
    },
    gone: { type: 'final' },
  },
})

const begun = (message: AnyReceivedMessage): Translation | null => {
  if (!captionsMessages['captions/RoomEntered'].is(message)) return null
  const first = { source: DEFAULT_CAPTIONS, target: DEFAULT_CAPTIONS }
  return {
    channelId: message.channelId,
    starts: message.starts,
    isOver: false,
    ...first,
    set: first,
    lines: [],
    heardAt: null,
    failure: null,
  }
}

export const captionsReducer = keyedMachine('captions/rooms', captionsMachine, {
  context: Translation,
  handles: [...Object.keys(captionsMessages), ...ACCOUNT_CHANGES],
  shared: noSharedState,
  keyOf: (message) => ('channelId' in message && typeof message.channelId === 'string' ? message.channelId : null),
  begin: begun,
})
