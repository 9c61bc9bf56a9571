import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { VoiceType } from '../chat'
import type { AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { Failure, isRetryable } from '../kernel/failure'
import { ChannelId, ClientId, TabId } from '../kernel/ids'
import { addMs, Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import type { AccountChange } from '../session'
import { UploadFile } from '../upload/upload'
import type { UploadFact } from '../upload'
import { RECORDER_GONE_MS, RecordingFile } from './recording'
import { EndReason, type RecordingMessage } from './recording.messages'

/** `holder`: the tab that records. `ms`, `bytes`, `mime`: what is stored so far. `goneAt`: when a silent recorder counts as gone. */
export const OwnRecording = t.strict(
  {
    recordingId: ClientId,
    channelId: ChannelId,
    holder: orNull(TabId),
    startedAt: orNull(Instant),
    ms: t.number,
    bytes: t.number,
    mime: orNull(VoiceType),
    goneAt: orNull(Instant),
    retryAt: orNull(Instant),
    reason: orNull(EndReason),
    file: orNull(UploadFile),
    url: orNull(t.string),
    failure: orNull(Failure),
  },
  'OwnRecording',
)
export type OwnRecording = t.TypeOf<typeof OwnRecording>

const One = t.strict({ recordingId: ClientId })
export const recordingEffects = {
  start: t.strict({ recordingId: ClientId, channelId: ChannelId }),
  report: One,
  close: One,
  gather: t.strict({ recordingId: ClientId, mime: orNull(VoiceType), ms: t.number }),
  attach: t.strict({ recordingId: ClientId, file: RecordingFile }),
  forget: One,
  alarm: alarmInput,
}

/** The last sound is stored within this time, unless the tab that recorded is closed. */
const FINISH_MS = 5_000
const RETRY_MS = 10_000

type Of<T extends RecordingMessage['type']> = Extract<RecordingMessage, { type: T }>
type Stored = Extract<UploadFact, { type: 'upload/FileStored' }>
type Input = ReceivedMessage<RecordingMessage | Stored | AlarmRang | AccountChange>

const oneOf = ({ context: { recordingId } }: { readonly context: OwnRecording }): t.TypeOf<typeof One> => ({
  recordingId,
})
const atOr = (at: Instant | null, now: Instant): { readonly at: Instant } => ({ at: at ?? now })

/**
 * A recording of a room that this browser makes. The server learns of the recording before the first sound is stored,
 * and hears of it while it runs. What is stored is never lost: also after a reload it becomes a file, which is uploaded
 * and then belongs to the recap of the space.
 * @internal
 */
export const recordingMachine = setup({
  types: { context: {} as OwnRecording, input: {} as OwnRecording, events: {} as Input },
  actors: {
    start: effect(recordingEffects.start),
    report: effect(recordingEffects.report),
    close: effect(recordingEffects.close),
    gather: effect(recordingEffects.gather),
    attach: effect(recordingEffects.attach),
    forget: effect(recordingEffects.forget),
    alarm: effect(recordingEffects.alarm),
  },
  guards: {
    mayPass: (_, { failure }: Pick<Of<'recording/NotReported'>, 'failure'>) => isRetryable(failure),
    isEmpty: (_, { file }: Pick<Of<'recording/Gathered'>, 'file'>) => file === null,
  },
  actions: {
    begin: assign((_, { at }: { readonly at: Instant }) => ({ startedAt: at, goneAt: addMs(at, RECORDER_GONE_MS) })),
    noteStored: assign(
      (
        { context },
        { ms, bytes, mime, at }: Pick<ReceivedMessage<Of<'recording/Stored'>>, 'ms' | 'bytes' | 'mime' | 'at'>,
      ) => ({
        ms: Math.max(context.ms, ms),
        bytes: Math.max(context.bytes, bytes),
        mime,
        goneAt: addMs(at, RECORDER_GONE_MS),
      }),
    ),
    noteReason: assign((_, { reason }: Pick<Of<'recording/CaptureEnded'>, 'reason'>) => ({ reason })),
    noteClosed: assign({ reason: 'closed' as const }),
    noteLost: assign({ reason: 'lost' as const }),
    waitForLast: assign((_, { at }: { readonly at: Instant }) => ({ goneAt: addMs(at, FINISH_MS) })),
    keepFile: assign((_, { file, ms }: Pick<Of<'recording/Gathered'>, 'file' | 'ms'>) => ({ file, ms })),
    keepUrl: assign((_, { url }: Pick<Stored, 'url'>) => ({ url })),
    keepFailure: assign((_, { failure }: Pick<Of<'recording/NotAttached'>, 'failure'>) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    retryLater: assign((_, { at }: { readonly at: Instant }) => ({ retryAt: addMs(at, RETRY_MS) })),
  },
}).createMachine({
  id: 'recording',
  context: ({ input }) => input,
  initial: 'starting',
  on: { SignedIn: '.gone', VisitorEntered: '.gone', SessionEnded: '.gone' },
  states: {
    starting: {
      initial: 'wanted',
      invoke: {
        src: 'start',
        id: 'start',
        input: ({ context: { recordingId, channelId } }) => ({ recordingId, channelId }),
      },
      on: {
        'recording/NotStarted': {
          target: 'notStarted',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      states: {
        wanted: {
          on: {
            'recording/Started': {
              target: '#recording.running',
              actions: { type: 'begin', params: ({ event }) => event },
            },
            'recording/Stop': 'unwanted',
          },
        },
        unwanted: { on: { 'recording/Started': '#recording.closing' } },
      },
    },
    notStarted: { on: { 'recording/Dismiss': 'gone' } },
    running: {
      initial: 'recording',
      on: {
        'recording/Stop': { target: 'finishing', actions: { type: 'waitForLast', params: ({ event }) => event } },
        'recording/CaptureEnded': { target: 'closing', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
      states: {
        recording: {
          invoke: { src: 'alarm', id: 'gone', input: ({ context, event: { at } }) => atOr(context.goneAt, at) },
          on: {
            AlarmRang: { target: '#recording.closing', actions: 'noteLost' },
            'recording/Stored': { target: 'reporting', actions: { type: 'noteStored', params: ({ event }) => event } },
          },
        },
        reporting: {
          invoke: { src: 'report', id: 'report', input: oneOf },
          on: {
            'recording/Stored': { actions: { type: 'noteStored', params: ({ event }) => event } },
            'recording/Reported': 'recording',
            'recording/NotReported': [
              { guard: { type: 'mayPass', params: ({ event }) => event }, target: 'recording' },
              {
                target: '#recording.finishing',
                actions: ['noteClosed', { type: 'waitForLast', params: ({ event }) => event }],
              },
            ],
          },
        },
      },
    },
    finishing: {
      invoke: { src: 'alarm', id: 'finished', input: ({ context, event: { at } }) => atOr(context.goneAt, at) },
      on: {
        AlarmRang: 'closing',
        'recording/CaptureEnded': 'closing',
        'recording/Stored': { actions: { type: 'noteStored', params: ({ event }) => event } },
      },
    },
    closing: { invoke: { src: 'close', id: 'close', input: oneOf }, on: { 'recording/Closed': 'gathering' } },
    gathering: {
      invoke: {
        src: 'gather',
        id: 'gather',
        input: ({ context: { recordingId, mime, ms } }) => ({ recordingId, mime, ms }),
      },
      on: {
        'recording/Gathered': [
          { guard: { type: 'isEmpty', params: ({ event }) => event }, target: 'empty' },
          { target: 'uploading', actions: { type: 'keepFile', params: ({ event }) => event } },
        ],
      },
    },
    empty: { on: { 'recording/Dismiss': 'forgetting' } },
    uploading: {
      on: {
        'upload/FileStored': { target: 'attaching', actions: { type: 'keepUrl', params: ({ event }) => event } },
        'recording/Dismiss': 'forgetting',
      },
    },
    attaching: {
      invoke: {
        src: 'attach',
        id: 'attach',
        input: ({ context: { recordingId, url, file, mime, ms } }) => ({
          recordingId,
          file: { url: url ?? '', mime: mime ?? 'audio/webm', bytes: file?.bytes ?? 0, ms },
        }),
      },
      on: {
        'recording/Attached': 'attached',
        'recording/NotAttached': [
          {
            guard: { type: 'mayPass', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'retryLater', params: ({ event }) => event },
          },
          { target: 'notAttached', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      invoke: { src: 'alarm', id: 'retry', input: ({ context, event: { at } }) => atOr(context.retryAt, at) },
      on: { AlarmRang: 'attaching', 'recording/Retry': 'attaching' },
    },
    notAttached: {
      exit: 'forgetFailure',
      on: { 'recording/Retry': 'attaching', 'recording/Dismiss': 'forgetting' },
    },
    attached: { invoke: { src: 'forget', id: 'forget', input: oneOf }, on: { 'recording/Forgotten': 'done' } },
    done: { on: { 'recording/Dismiss': 'gone' } },
    forgetting: { invoke: { src: 'forget', id: 'forget', input: oneOf }, on: { 'recording/Forgotten': 'gone' } },
    gone: { type: 'final' },
  },
})
