import type { Failure } from '../kernel/failure'
import type { ClientId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { Upload } from './upload'
import { stands, type uploadsReducer } from './uploads'

type State = typeof uploadsReducer.initial

/** The status of an upload. `percent` covers all files of the upload, by their bytes. */
export type UploadViewModel =
  | { readonly status: 'queued' | 'uploading' | 'paused'; readonly percent: number }
  | { readonly status: 'stored'; readonly urls: readonly string[] }
  | { readonly status: 'failed'; readonly failure: Failure }

const percentOf = ({ files, urls, percent }: Upload): number => {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = files.reduce(
    (sum, { bytes }, i) => sum + (i < urls.length ? bytes : i === urls.length ? (bytes * percent) / 100 : 0),
    0,
  )
  return all === 0 ? 0 : Math.floor((sent / all) * 100)
}

/** The view model of an upload; `null` if no upload has that id, or if nothing needs the upload any more. */
export const uploadViewModel = ({ byKey }: State, uploadId: ClientId): UploadViewModel | null => {
  const upload = byKey[uploadId]
  if (upload === undefined || typeof upload.value === 'string') return null
  const { value, context } = upload
  if (stands(value, 'stored')) return { status: 'stored', urls: context.urls }
  if (context.failure !== null) return { status: 'failed', failure: context.failure }
  return {
    status: stands(value, 'queued') ? 'queued' : stands(value, 'sending') ? 'uploading' : 'paused',
    percent: percentOf(context),
  }
}

export const uploadOfField = ({ byKey }: State, field: string): ClientId | null =>
  entriesOf(byKey).find(([, { value, context }]) => typeof value !== 'string' && context.field === field)?.[1].context
    .uploadId ?? null
