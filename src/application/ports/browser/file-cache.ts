import type { UploadCheckpoint, FileBytes } from '../file-store'

export interface CachedFile {
  readonly body: FileBytes
  readonly checkpoint: UploadCheckpoint | null
}

/**
 * Unsent files, keyed by owner (an upload or a message) and index. The files survive a reload if the browser can store
 * them. Otherwise the files are lost when their tab closes.
 */
export interface FileCache {
  readonly keep: (id: string, bodies: readonly FileBytes[]) => Promise<void>
  /** A cached file; `null` if the cache does not contain the file. */
  readonly read: (id: string, index: number) => Promise<CachedFile | null>
  readonly mark: (id: string, index: number, checkpoint: UploadCheckpoint) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly clear: () => Promise<void>
}
