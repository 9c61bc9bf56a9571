import type { Failure } from '../kernel/failure'
import type { ClientId } from '../kernel/ids'
import { isStored, type Upload } from './upload'
import type { uploadUnit } from './upload.machine'

type State = typeof uploadUnit.initial

/** How an upload stands; `percent` is of all its files, by their bytes. */
export type UploadShown =
  | { readonly status: 'queued' | 'uploading' | 'paused', readonly percent: number }
  | { readonly status: 'stored', readonly urls: readonly string[] }
  | { readonly status: 'failed', readonly failure: Failure }

const percentOf = ({ files, urls, percent }: Upload): number => {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = files.reduce((sum, { bytes }, i) => sum + (i < urls.length ? bytes : i === urls.length ? bytes * percent / 100 : 0), 0)
  return all === 0 ? 0 : Math.floor(sent / all * 100)
}

const shownOf = (state: State, upload: Upload): UploadShown => {
  if (isStored(upload)) return { status: 'stored', urls: upload.urls }
  if (upload.failure !== null) return { status: 'failed', failure: upload.failure }
  const percent = percentOf(upload)
  if (!state.context.data.isOnline || upload.notBefore !== null) return { status: 'paused', percent }
  return { status: state.asks[`put:${upload.uploadId}:${upload.urls.length}`] === undefined ? 'queued' : 'uploading', percent }
}

/** `null` where there is none by that id, or nobody needs it any more. */
export const uploadShown = (state: State, uploadId: ClientId): UploadShown | null => {
  const upload = state.context.data.uploads.find((one) => one.uploadId === uploadId && !one.isOver)
  return upload === undefined ? null : shownOf(state, upload)
}

/** The upload that a field of a form waits for. */
export const uploadOfField = ({ context }: State, field: string): ClientId | null =>
  context.data.uploads.find((one) => one.field === field && !one.isOver)?.uploadId ?? null
