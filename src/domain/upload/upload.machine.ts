import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { ConnectionMessage } from '../connection'
import type { AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { isRetryable, type Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { SessionMessage } from '../session'
import { fileOnWay, type Upload } from './upload'
import type { UploadMessage } from './upload.messages'

const OneFile = t.strict({ uploadId: ClientId, index: t.number, key: t.string })

export const uploadEffects = {
  putFile: OneFile,
  /** `left` is the file whose upload was in progress. */
  dropFiles: t.strict({ uploadId: ClientId, left: t.union([OneFile, t.null]) }),
  alarm: alarmInput,
}

/** An interrupted upload tries again after this time, or as soon as the network returns. */
const RETRY_MS = 5_000

/** The events that an upload receives because of the other uploads. */
export type UploadSignal = { readonly type: 'TurnCame' | 'WentOffline' | 'FieldReplaced' }
type UploadInput = ReceivedMessage<UploadMessage | SessionMessage | ConnectionMessage | AlarmRang> | UploadSignal

interface Failed {
  readonly failure: Failure
}
interface Stored {
  readonly index: number
  readonly url: string
}

/**
 * The upload of files to the object store. An upload waits for its turn, sends its files one by one, and pauses
 * without a network. It ends as stored, or as failed with a reason. An unfinished upload continues after a reload. The
 * bytes of an upload are deleted only when nothing needs them.
 */
export const uploadMachine = setup({
  types: { context: {} as Upload, input: {} as Upload, events: {} as UploadInput },
  actors: {
    putFile: effect(uploadEffects.putFile),
    dropFiles: effect(uploadEffects.dropFiles),
    alarm: effect(uploadEffects.alarm),
  },
  guards: {
    isOtherFile: ({ context }, { index }: Stored) => index !== context.urls.length,
    mayPass: (_, { failure }: Failed) => isRetryable(failure),
    isLastFile: ({ context }) => context.urls.length + 1 === context.files.length,
    isLastOfMessage: ({ context }) => context.urls.length + 1 === context.files.length && context.field === null,
  },
  actions: {
    noteProgress: assign(({ context }, { percent }: { readonly percent: number }) => ({
      percent: Math.max(context.percent, percent),
    })),
    setRetry: assign((_, { at }: { readonly at: Instant }) => ({ notBefore: addMs(at, RETRY_MS) })),
    keepFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    keepUrl: assign(({ context }, { url }: Stored) => ({ urls: [...context.urls, url], percent: 0 })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => input,
  initial: 'active',
  on: { SignedIn: '.gone', VisitorEntered: '.gone', SessionEnded: '.gone' },
  states: {
    active: {
      initial: 'queued',
      on: { 'upload/DropUpload': 'dropping', FieldReplaced: 'dropping' },
      states: {
        queued: { on: { TurnCame: 'sending', WentOffline: 'paused' } },
        sending: {
          invoke: {
            src: 'putFile',
            id: 'put',
            input: ({ context }) =>
              fileOnWay(context) ?? { uploadId: context.uploadId, index: context.urls.length, key: '' },
          },
          on: {
            'upload/FileProgressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
            'upload/FileStored': [
              { guard: { type: 'isOtherFile', params: ({ event }) => event } },
              {
                guard: 'isLastOfMessage',
                target: '#upload.dropping',
                actions: { type: 'keepUrl', params: ({ event }) => event },
              },
              { guard: 'isLastFile', target: 'stored', actions: { type: 'keepUrl', params: ({ event }) => event } },
              { target: 'sending', reenter: true, actions: { type: 'keepUrl', params: ({ event }) => event } },
            ],
            'upload/FileNotStored': [
              {
                guard: { type: 'mayPass', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'setRetry', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
            NetworkOffline: 'paused',
          },
        },
        waiting: {
          invoke: { src: 'alarm', id: 'retry', input: ({ context }) => ({ at: context.notBefore }) },
          on: {
            AlarmRang: 'queued',
            'upload/RetryUpload': 'queued',
            NetworkOnline: 'queued',
            SocketOpened: 'queued',
            NetworkOffline: 'paused',
          },
        },
        paused: { on: { NetworkOnline: 'queued', SocketOpened: 'queued' } },
        failed: { exit: 'forgetFailure', on: { 'upload/RetryUpload': 'queued' } },
        stored: {},
      },
    },
    dropping: {
      invoke: {
        src: 'dropFiles',
        id: 'drop',
        input: ({ context }) => ({ uploadId: context.uploadId, left: fileOnWay(context) }),
      },
      on: { 'upload/FilesDropped': 'gone' },
    },
    gone: { type: 'final' },
  },
})
