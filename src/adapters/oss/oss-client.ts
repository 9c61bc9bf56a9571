import type { TaskEither } from 'fp-ts/TaskEither'
import type { UploadCheckpoint, UploadOrder } from '../../application/ports/file-store'
import type { StorageCredentials } from '../wire/entities/storage'
import type { OssFailure } from './oss-failure'
import type { StorageHost } from './storage-host'

/** `share`: from 0 to 1. `checkpoint`: the point to resume from. */
export type OnUploadProgress = (share: number, checkpoint: UploadCheckpoint | null) => void

/** A client for one file with one set of credentials. */
export interface OssClient {
  readonly upload: (order: UploadOrder, reached: OnUploadProgress) => TaskEither<OssFailure, unknown>
  /** The stored size in bytes. */
  readonly size: (key: string) => TaskEither<OssFailure, number>
  readonly abort: (key: string, uploadId: string) => TaskEither<OssFailure, unknown>
  /** Stops the current upload. */
  readonly cancel: () => void
}

export interface OssClientDeps {
  readonly pass: StorageCredentials
  readonly host: StorageHost | null
  /** Called when the credentials expire during an upload. */
  readonly renew: () => Promise<StorageCredentials>
}
export type MakeOssClient = (deps: OssClientDeps) => OssClient
