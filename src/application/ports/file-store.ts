import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'

/** The bytes of a file. Only adapters and screens read the content. */
export interface FileBytes {
  readonly size: number
  readonly type: string
}

/** The progress of an upload, with all data that is needed to resume the upload after a reload. */
export interface UploadCheckpoint {
  readonly uploadId: string
  readonly partSize: number
  readonly doneParts: readonly { readonly number: number; readonly etag: string }[]
}

export interface UploadOrder {
  readonly key: string
  readonly body: FileBytes
  /** The checkpoint of an earlier attempt with the same file and key; `null` if there was no earlier attempt. */
  readonly checkpoint: UploadCheckpoint | null
}

/** Events of an upload. `percent` is a whole number from 0 to 100. */
export type UploadProgressEvent =
  | { readonly kind: 'progress'; readonly percent: number; readonly checkpoint: UploadCheckpoint | null }
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'notStored'; readonly failure: Failure }

/** Needed if this page shows a stored file at another address than the public address that the store returned. */
export interface OwnWay {
  /** The address at which this page shows a stored file; `null` for an address outside the store. */
  readonly drawnAt: (address: string) => string | null
  /** Resolves when the page can show all files that were stored before the page opened. */
  readonly ready: () => Promise<void>
}

/** Stores files that members send or choose (spec 1 §5, spec 2 §7). */
export interface FileStore {
  /**
   * Starts the upload on subscription and ends with `stored` or `notStored`. Unsubscribing earlier cancels the upload.
   */
  readonly put: (order: UploadOrder) => Observable<UploadProgressEvent>
  /** How this page shows stored files; `null` if every file has the same public address for everybody. */
  readonly ownWay: OwnWay | null
  /** Deletes the parts of an upload that will not be resumed. */
  readonly abandon: (key: string, checkpoint: UploadCheckpoint) => TaskEither<Failure, void>
}
