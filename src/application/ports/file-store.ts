import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'

/** The bytes of a file. Only adapters and screens look into them. */
export interface FileBytes {
  readonly size: number
  readonly type: string
}

/** The progress of an upload, enough to resume after a reload. */
export interface UploadCheckpoint {
  readonly uploadId: string
  readonly partSize: number
  readonly doneParts: readonly { readonly number: number; readonly etag: string }[]
}

export interface UploadOrder {
  /** The name of the file in the store. */
  readonly key: string
  readonly body: FileBytes
  /** Of an earlier attempt with the same file and key; `null` if there was none. */
  readonly checkpoint: UploadCheckpoint | null
}

/** `percent` is whole, from 0 to 100. */
export type UploadProgressEvent =
  | { readonly kind: 'progress'; readonly percent: number; readonly checkpoint: UploadCheckpoint | null }
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'notStored'; readonly failure: Failure }

/** Used where the page shows stored files at another address than the store's public address. */
export interface OwnWay {
  /** The address at which this page shows a stored file; `null` for an address outside the store. */
  readonly drawnAt: (address: string) => string | null
  /** Resolves when all files stored before this page can be shown. */
  readonly ready: () => Promise<void>
}

/** Stores files that members send or choose (spec 1 §5, spec 2 §7). */
export interface FileStore {
  /** Starts on subscription and ends with `stored` or `notStored`. Unsubscribing earlier cancels the upload. */
  readonly put: (order: UploadOrder) => Observable<UploadProgressEvent>
  /** `null`: the store has one public address for everybody. */
  readonly ownWay: OwnWay | null
  /** Deletes the parts of an upload that will not be resumed. */
  readonly abandon: (key: string, checkpoint: UploadCheckpoint) => TaskEither<Failure, void>
}
