import * as t from 'io-ts'
import type { ConnectionMessage } from '../connection'
import { keyedMachine, type KeyedState } from '../event-log'
import { EPOCH } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf } from '../kernel/table'
import type { SessionMessage } from '../session'
import { Upload } from './upload'
import { uploadMachine, type UploadSignal } from './upload.machine'
import { uploadMessages, type UploadMessage } from './upload.messages'

/** The chat's, of a message with the files that go before it. */
interface SendFiles extends Pick<Upload, 'files'> {
  readonly type: 'SendFiles'
  readonly clientId: Upload['uploadId']
}

type Hears = ReceivedMessage<UploadMessage | SendFiles | SessionMessage | ConnectionMessage>

const Shared = t.strict({ isOnline: t.boolean }, 'UploadsShared')
type Shared = t.TypeOf<typeof Shared>
type Items = KeyedState<Upload, Shared>['byKey']

/** So many go at the same time. */
const AT_ONCE = 2

const begun = (heard: Hears): Upload | null => {
  if (heard.type !== 'BeginUpload' && heard.type !== 'SendFiles') return null
  const [uploadId, field] = heard.type === 'SendFiles' ? [heard.clientId, null] : [heard.uploadId, heard.field]
  return heard.files.length === 0
    ? null
    : { uploadId, field, files: heard.files, urls: [], percent: 0, notBefore: EPOCH, failure: null, order: heard.entry }
}

/** Whether the upload stands there; its modes while somebody needs it are those of `active`. */
export const stands = (value: Items[string]['value'], mode: string): boolean =>
  typeof value !== 'string' && value['active'] === mode

/** What the same field sent before is not wanted any more; nothing is sent without a network; the oldest go first. */
const signals = (items: Items, { isOnline }: Shared): readonly (readonly [string, UploadSignal])[] => {
  const active = entriesOf(items)
    .filter(([, { value }]) => typeof value !== 'string')
    .sort(([, a], [, b]) => a.context.order - b.context.order)
  const replaced = active.filter(
    ([
      ,
      {
        context: { field, order },
      },
    ]) => field !== null && active.some(([, { context }]) => context.field === field && context.order > order),
  )
  if (replaced.length > 0) return replaced.map(([key]) => [key, { type: 'FieldReplaced' }])
  const queued = active.filter(([, { value }]) => stands(value, 'queued'))
  if (!isOnline) return queued.map(([key]) => [key, { type: 'WentOffline' }])
  const free = AT_ONCE - active.filter(([, { value }]) => stands(value, 'sending')).length
  return queued.slice(0, Math.max(0, free)).map(([key]) => [key, { type: 'TurnCame' }])
}

/** All uploads of this browser, by id. */
export const uploadsReducer = keyedMachine('upload', uploadMachine, {
  context: Upload,
  handles: [
    ...Object.keys(uploadMessages),
    'SignedIn',
    'VisitorEntered',
    'SessionEnded',
    'NetworkOnline',
    'NetworkOffline',
    'SocketOpened',
    'SendFiles',
  ],
  keyOf: (heard: Hears) => (heard.type === 'SendFiles' ? heard.clientId : 'uploadId' in heard ? heard.uploadId : null),
  begin: begun,
  shared: {
    initial: { isOnline: true },
    codec: Shared,
    step: (shared, heard) => {
      const isOnline =
        heard.type === 'NetworkOnline' ||
        heard.type === 'SocketOpened' ||
        (heard.type !== 'NetworkOffline' && shared.isOnline)
      return isOnline === shared.isOnline ? shared : { isOnline }
    },
    signals,
  },
})
