import type { ConnectionMessage } from '../connection'
import type { AlarmRang } from '../event-log'
import type { ClientId } from '../kernel/ids'
import { mayPass, type Failure } from '../kernel/failure'
import { later, type Instant } from '../kernel/instant'
import type { Heard } from '../kernel/message'
import type { SessionMessage } from '../session'
import { isStored, noUploads, type Upload, type Uploads } from './upload'
import type { UploadMessage } from './upload.messages'

/** What broke off is tried again by itself after this; at once where the network comes back. */
const RETRY_MS = 5_000

/** The chat's, of a message with the files that go before it. */
interface SendFiles extends Pick<Upload, 'files'> { readonly type: 'SendFiles', readonly clientId: ClientId }

export type UploadHears = Heard<UploadMessage | SendFiles | SessionMessage | ConnectionMessage | AlarmRang>

const change = (data: Uploads, uploadId: string, by: (upload: Upload) => Upload): Uploads =>
  ({ ...data, uploads: data.uploads.map((one) => (one.uploadId === uploadId ? by(one) : one)) })

const begin = (data: Uploads, { uploadId, field, files }: Pick<Upload, 'uploadId' | 'field' | 'files'>): Uploads => {
  if (files.length === 0 || data.uploads.some((one) => one.uploadId === uploadId)) return data
  const others = data.uploads.map((one) => (field !== null && one.field === field ? { ...one, isOver: true } : one))
  return { ...data, uploads: [...others, { uploadId, field, files, urls: [], percent: 0, notBefore: null, failure: null, isOver: false }] }
}

/** Of a message nothing more is wanted once its files are there; a field has yet to take over what it asked for. */
const stored = (upload: Upload, index: number, url: string): Upload => {
  if (index !== upload.urls.length) return upload
  const after = { ...upload, urls: [...upload.urls, url], percent: 0 }
  return { ...after, isOver: isStored(after) && after.field === null }
}

const notStored = (upload: Upload, failure: Failure, at: Instant): Upload =>
  (mayPass(failure) ? { ...upload, notBefore: later(at, RETRY_MS) } : { ...upload, failure })

/** What waited goes on at once. */
const awake = (data: Uploads): Uploads =>
  (data.isOnline && data.uploads.every(({ notBefore }) => notBefore === null) ? data
    : { isOnline: true, uploads: data.uploads.map((one) => (one.notBefore === null ? one : { ...one, notBefore: null })) })

export const foldUploads = (data: Uploads, heard: UploadHears): Uploads => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded': return { ...noUploads, isOnline: data.isOnline }
    case 'NetworkOnline':
    case 'SocketOpened': return awake(data)
    case 'NetworkOffline': return { ...data, isOnline: false }
    case 'BeginUpload': return begin(data, heard)
    case 'SendFiles': return begin(data, { uploadId: heard.clientId, field: null, files: heard.files })
    case 'RetryUpload': return change(data, heard.uploadId, (one) => ({ ...one, failure: null, notBefore: null }))
    case 'DropUpload': return change(data, heard.uploadId, (one) => ({ ...one, isOver: true }))
    case 'FileProgressed': return change(data, heard.uploadId, (one) => ({ ...one, percent: Math.max(one.percent, heard.percent) }))
    case 'FileStored': return change(data, heard.uploadId, (one) => stored(one, heard.index, heard.url))
    case 'FileNotStored': return change(data, heard.uploadId, (one) => notStored(one, heard.failure, heard.at))
    case 'FilesDropped': return { ...data, uploads: data.uploads.filter(({ uploadId }) => uploadId !== heard.uploadId) }
    case 'AlarmRang': return change(data, heard.ask.id.replace(/^wait:put:/, ''), (one) => ({ ...one, notBefore: null }))
    default: return data
  }
}
