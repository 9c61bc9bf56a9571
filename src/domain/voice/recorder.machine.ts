import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { keyedMachine, noSharedState, type AnyReceivedMessage } from '../event-log'
import { effect } from '../kernel/effect'
import { ClientId, ConversationId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { MediaSendFailure } from '../kernel/media-fault'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { Recording, voiceMessages, type VoiceMessage } from './voice.messages'

/** `isHeld`: the recording ends when the person lets go. `beganAt`: when the microphone opened. */
const Recorder = t.strict(
  {
    conversationId: ConversationId,
    recordingId: ClientId,
    isHeld: t.boolean,
    beganAt: t.union([Instant, t.null]),
    recording: t.union([Recording, t.null]),
    reason: t.union([MediaSendFailure, t.null]),
  },
  'Recorder',
)
export type Recorder = t.TypeOf<typeof Recorder>

const OneRecording = t.strict({ conversationId: ConversationId, recordingId: ClientId })
export const recorderEffects = {
  capture: OneRecording,
  finish: OneRecording,
  handOver: t.strict({
    conversationId: ConversationId,
    recordingId: ClientId,
    recording: t.union([Recording, t.null]),
  }),
  forget: OneRecording,
}

type Input = ReceivedMessage<VoiceMessage | ForgetAccount>
type Failed = Pick<Extract<VoiceMessage, { type: 'voice/NotRecorded' }>, 'reason'>
type Taken = Pick<Extract<VoiceMessage, { type: 'voice/Recorded' }>, 'recording'>

const oneOf = ({ conversationId, recordingId }: Recorder): t.TypeOf<typeof OneRecording> => ({
  conversationId,
  recordingId,
})

/**
 * The recorder of one conversation. It opens the microphone, records while a finger holds the button or until the
 * person is done, and keeps the recording until the person sends or deletes it. The microphone is open only in
 * `capturing`.
 * @internal
 */
export const recorderMachine = setup({
  types: { context: {} as Recorder, input: {} as Recorder, events: {} as Input },
  actors: {
    capture: effect(recorderEffects.capture),
    finish: effect(recorderEffects.finish),
    handOver: effect(recorderEffects.handOver),
    forget: effect(recorderEffects.forget),
  },
  guards: { isHeld: ({ context }) => context.isHeld },
  actions: {
    letGo: assign({ isHeld: false }),
    noteBegin: assign((_, { at }: { readonly at: Instant }) => ({ beganAt: at })),
    keepRecording: assign((_, { recording }: Taken) => ({ recording })),
    keepReason: assign((_, { reason }: Failed) => ({ reason })),
    beginAnew: assign((_, { recordingId, isHeld }: Pick<Recorder, 'recordingId' | 'isHeld'>) => ({
      recordingId,
      isHeld,
      reason: null,
    })),
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => input,
  initial: 'capturing',
  on: { ForgetAccount: '.gone' },
  states: {
    capturing: {
      initial: 'asking',
      invoke: { src: 'capture', id: 'capture', input: ({ context }) => oneOf(context) },
      on: {
        'voice/Discard': 'gone',
        'voice/Recorded': { target: 'preview', actions: { type: 'keepRecording', params: ({ event }) => event } },
        'voice/NotRecorded': { target: 'denied', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
      states: {
        asking: {
          on: {
            // The browser's prompt took the finger from the button, so the recording begins without it.
            'voice/Lock': { actions: 'letGo' },
            'voice/Finish': { actions: 'letGo' },
            'voice/MicrophoneOpened': [
              { guard: 'isHeld', target: 'held', actions: { type: 'noteBegin', params: ({ event }) => event } },
              { target: 'locked', actions: { type: 'noteBegin', params: ({ event }) => event } },
            ],
          },
        },
        held: { on: { 'voice/Lock': { target: 'locked', actions: 'letGo' }, 'voice/Finish': 'finishing' } },
        locked: { on: { 'voice/Finish': 'finishing' } },
        finishing: {
          invoke: { src: 'finish', id: 'finish', input: ({ context }) => oneOf(context) },
          on: { 'voice/FinishHeard': 'closing' },
        },
        closing: {},
      },
    },
    denied: {
      on: {
        'voice/Record': { target: 'capturing', actions: { type: 'beginAnew', params: ({ event }) => event } },
        'voice/Discard': 'gone',
      },
    },
    preview: { on: { 'voice/Send': 'sending', 'voice/Discard': 'forgetting' } },
    sending: {
      invoke: {
        src: 'handOver',
        id: 'hand',
        input: ({ context }) => ({ ...oneOf(context), recording: context.recording }),
      },
      on: { 'voice/HandedOver': 'gone' },
    },
    forgetting: {
      invoke: { src: 'forget', id: 'forget', input: ({ context }) => oneOf(context) },
      on: { 'voice/Forgotten': 'gone' },
    },
    gone: { type: 'final' },
  },
})

const begun = (message: AnyReceivedMessage): Recorder | null =>
  voiceMessages['voice/Record'].is(message)
    ? {
        conversationId: message.conversationId,
        recordingId: message.recordingId,
        isHeld: message.isHeld,
        beganAt: null,
        recording: null,
        reason: null,
      }
    : null

export const recordersReducer = keyedMachine('voice/recorders', recorderMachine, {
  context: Recorder,
  handles: [...Object.keys(voiceMessages), 'ForgetAccount'],
  shared: noSharedState,
  keyOf: (message) =>
    'conversationId' in message && typeof message.conversationId === 'string' ? message.conversationId : null,
  begin: begun,
})
