import * as t from 'io-ts'
import type { ConnectionMessage } from '../connection'
import { keyedMachine, type KeyedState } from '../event-log'
import { EPOCH } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf } from '../kernel/table'
import { ACCOUNT_CHANGES, type SessionMessage } from '../session'
import { Upload } from './upload'
import { uploadMachine, type UploadSignal } from './upload.machine'
import { uploadMessages, type UploadMessage } from './upload.messages'

/** The chat's command for a message. The files of the message are stored before the message is sent. */
interface SendFiles extends Pick<Upload, 'files'> {
  readonly type: 'chat/SendFiles'
  readonly clientId: Upload['uploadId']
}

type UploadsInput = ReceivedMessage<UploadMessage | SendFiles | SessionMessage | ConnectionMessage>

const Shared = t.strict({ isOnline: t.boolean }, 'UploadsShared')
type Shared = t.TypeOf<typeof Shared>
type Items = KeyedState<Upload, Shared>['byKey']

const AT_ONCE = 2

const begun = (message: UploadsInput): Upload | null => {
  if (message.type !== 'upload/BeginUpload' && message.type !== 'chat/SendFiles') return null
  const [uploadId, field] =
    message.type === 'chat/SendFiles' ? [message.clientId, null] : [message.uploadId, message.field]
  return message.files.length === 0
    ? null
    : {
        uploadId,
        field,
        files: message.files,
        urls: [],
        percent: 0,
        notBefore: EPOCH,
        failure: null,
        order: message.entry,
      }
}

export const stands = (value: Items[string]['value'], mode: string): boolean =>
  typeof value !== 'string' && value['active'] === mode

/**
 * Signals for all uploads. A newer upload of the same field replaces the older upload. Without a network nothing is
 * sent. The oldest upload is sent first.
 */
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

export const uploadsReducer = keyedMachine('upload/uploads', uploadMachine, {
  context: Upload,
  handles: [
    ...Object.keys(uploadMessages),
    ...ACCOUNT_CHANGES,
    'NetworkOnline',
    'NetworkOffline',
    'SocketOpened',
    'chat/SendFiles',
  ],
  keyOf: (message: UploadsInput) =>
    message.type === 'chat/SendFiles' ? message.clientId : 'uploadId' in message ? message.uploadId : null,
  begin: begun,
  shared: {
    initial: { isOnline: true },
    codec: Shared,
    step: (shared, message) => {
      const isOnline =
        message.type === 'NetworkOnline' ||
        message.type === 'SocketOpened' ||
        (message.type !== 'NetworkOffline' && shared.isOnline)
      return isOnline === shared.isOnline ? shared : { isOnline }
    },
    signals,
  },
})
