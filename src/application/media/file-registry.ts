import type { FileBytes } from '../ports/file-store'

/** Files that this tab was given, by numbers that may stand in a log; each is taken once, and none outlives the tab. */
export class FileRegistry {
  readonly #files = new Map<number, FileBytes>()
  #last = 0

  hold(file: FileBytes): number {
    this.#last += 1
    this.#files.set(this.#last, file)
    return this.#last
  }

  /** `null` where it was taken already, or was given to this tab before a reload. */
  take(ref: number): FileBytes | null {
    const file = this.#files.get(ref) ?? null
    this.#files.delete(ref)
    return file
  }
}
