import type { TaskEither } from 'fp-ts/TaskEither'
import type { UploadCheckpoint, UploadOrder } from '../../application/ports/file-store'
import type { StorageCredentials } from '../wire/entities/storage'
import type { OssFailure } from './oss-failure'
import type { StorageHost } from './storage-host'

/**
 * Reports progress. `share` is the uploaded part of the file, from 0 to 1. `checkpoint` is the data with which an
 * interrupted upload can resume.
 */
export type OnUploadProgress = (share: number, checkpoint: UploadCheckpoint | null) => void

/** A client that uploads one file with one set of credentials. */
export interface OssClient {
  readonly upload: (order: UploadOrder, reached: OnUploadProgress) => TaskEither<OssFailure, unknown>
  /** Reads the stored size in bytes. */
  readonly size: (key: string) => TaskEither<OssFailure, number>
  readonly abort: (key: string, uploadId: string) => TaskEither<OssFailure, unknown>
  /** Cancels the running upload. */
  readonly cancel: () => void
}

export interface OssClientDeps {
  readonly pass: StorageCredentials
  readonly host: StorageHost | null
  /** Requests new credentials. The client calls `renew` when the credentials expire during an upload. */
  readonly renew: () => Promise<StorageCredentials>
}
export type MakeOssClient = (deps: OssClientDeps) => OssClient
