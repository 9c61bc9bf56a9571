import type { TaskEither } from 'fp-ts/TaskEither'
import type { Checkpoint, StoreOrder } from '../../application/ports/file-store'
import type { StoragePass } from '../wire/storage'
import type { Trouble } from './oss-trouble'
import type { StorageHost } from './storage-host'

/** How far the sending of a file got: its share from 0 to 1, and where to go on from. */
export type Reached = (share: number, checkpoint: Checkpoint | null) => void

/** What is wanted of the store for one file, with one pass. */
export interface OssClient {
  readonly upload: (order: StoreOrder, reached: Reached) => TaskEither<Trouble, unknown>
  /** How many bytes stand there under that name. */
  readonly size: (key: string) => TaskEither<Trouble, number>
  readonly abort: (key: string, uploadId: string) => TaskEither<Trouble, unknown>
  /** Stops what it is about. */
  readonly cancel: () => void
}

export interface OssClientDeps {
  readonly pass: StoragePass
  readonly host: StorageHost | null
  /** Called in the middle of an upload that takes longer than a pass is used. */
  readonly renew: () => Promise<StoragePass>
}
export type MakeOssClient = (deps: OssClientDeps) => OssClient
