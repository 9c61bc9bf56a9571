import type { UploadCheckpoint, FileBytes } from '../file-store'

export interface CachedFile {
  readonly body: FileBytes
  readonly checkpoint: UploadCheckpoint | null
}

/**
 * Files of this browser that are still to be sent, by the id of what they belong to and their place in it. They outlive
 * a reload
 * where the browser stores them; where it does not, they live as long as the tab that has them.
 */
export interface FileCache {
  readonly keep: (id: string, bodies: readonly FileBytes[]) => Promise<void>
  /** `null` where it is not here any more. */
  readonly read: (id: string, index: number) => Promise<CachedFile | null>
  readonly mark: (id: string, index: number, checkpoint: UploadCheckpoint) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly clear: () => Promise<void>
}
