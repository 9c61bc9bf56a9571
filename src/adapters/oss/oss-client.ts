import type { TaskEither } from 'fp-ts/TaskEither'
import type { UploadCheckpoint, UploadOrder } from '../../application/ports/file-store'
import type { StorageCredentials } from '../wire/entities/storage'
import type { OssFailure } from './oss-failure'
import type { StorageHost } from './storage-host'

/** How far the sending of a file got: its share from 0 to 1, and where to go on from. */
export type OnUploadProgress = (share: number, checkpoint: UploadCheckpoint | null) => void

/** What is wanted of the store for one file, with one pass. */
export interface OssClient {
  readonly upload: (order: UploadOrder, reached: OnUploadProgress) => TaskEither<OssFailure, unknown>
  /** How many bytes stand there under that name. */
  readonly size: (key: string) => TaskEither<OssFailure, number>
  readonly abort: (key: string, uploadId: string) => TaskEither<OssFailure, unknown>
  /** Stops what it is about. */
  readonly cancel: () => void
}

export interface OssClientDeps {
  readonly pass: StorageCredentials
  readonly host: StorageHost | null
  /** Called in the middle of an upload that takes longer than a pass is used. */
  readonly renew: () => Promise<StorageCredentials>
}
export type MakeOssClient = (deps: OssClientDeps) => OssClient
