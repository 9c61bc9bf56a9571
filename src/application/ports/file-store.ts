import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'

/** The bytes of a file: only adapters and screens look into them. */
export interface FileBytes {
  readonly size: number
  readonly type: string
}

/** How far an upload got; enough to go on from there after a reload. */
export interface UploadCheckpoint {
  readonly uploadId: string
  readonly partSize: number
  readonly doneParts: readonly { readonly number: number; readonly etag: string }[]
}

export interface UploadOrder {
  /** The name under which it will stand in the store. */
  readonly key: string
  readonly body: FileBytes
  /** Of an earlier attempt at the very same; `null` where there was none. */
  readonly checkpoint: UploadCheckpoint | null
}

/** `percent` is whole, from 0 to 100. */
export type UploadProgressEvent =
  | { readonly kind: 'progress'; readonly percent: number; readonly checkpoint: UploadCheckpoint | null }
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'notStored'; readonly failure: Failure }

/** A page that draws what is stored from another address than the one that is told: its own way to it. */
export interface OwnWay {
  /** By which address this page draws what is stored under that one; `null` of all that it draws from there. */
  readonly drawnAt: (address: string) => string | null
  /** Done when all that was stored before this page can be drawn. */
  readonly ready: () => Promise<void>
}

/** Where files go that people send or choose (spec 1 §5, spec 2 §7). */
export interface FileStore {
  /**
   * Begins when subscribed; ends with `readStoredLog` or `notStored`. Whoever unsubscribes before gives up: nothing
   * more is sent.
   */
  readonly put: (order: UploadOrder) => Observable<UploadProgressEvent>
  /** `null` where they go to a store that everybody reads at one address. */
  readonly ownWay: OwnWay | null
  /** What was sent of an upload that nobody will go on with is thrown away. */
  readonly abandon: (key: string, checkpoint: UploadCheckpoint) => TaskEither<Failure, void>
}
