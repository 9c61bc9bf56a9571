import type { Checkpoint, FileBytes } from './file-store'

export interface KeptFile { readonly body: FileBytes, readonly checkpoint: Checkpoint | null }

/**
 * Files of this browser that are still to be sent, by the id of what they belong to and their place in it. They outlive a reload
 * where the browser stores them; where it does not, they live as long as the tab that has them.
 */
export interface KeptFiles {
  readonly keep: (id: string, bodies: readonly FileBytes[]) => Promise<void>
  /** `null` where it is not here any more. */
  readonly read: (id: string, index: number) => Promise<KeptFile | null>
  readonly mark: (id: string, index: number, checkpoint: Checkpoint) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly clear: () => Promise<void>
}
