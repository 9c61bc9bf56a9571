import type { FileBytes } from '../ports/file-store'

/**
 * Keeps the files of this tab in memory, each under a number; the log contains only the number. `take` removes the
 * file. A reload loses all files.
 */
export class FileRegistry {
  readonly #files = new Map<number, FileBytes>()
  #last = 0

  hold(file: FileBytes): number {
    this.#last += 1
    this.#files.set(this.#last, file)
    return this.#last
  }

  /** Returns the file once; `null` if it was already taken, or registered before a reload. */
  take(ref: number): FileBytes | null {
    const file = this.#files.get(ref) ?? null
    this.#files.delete(ref)
    return file
  }
}
