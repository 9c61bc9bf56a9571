import type * as E from 'fp-ts/Either'
import { changedChunks, encodeChunks, identitiesOf, idleBatchesOf, type LogSnapshot } from './snapshot'
import type { Idle } from '../ports/browser/idle'
import type { LogStore, LogStoreFailure } from '../ports/browser/log-store'
import type { SnapshotChunk } from '../../domain/event-log'

interface Folding {
  readonly checkpoint: LogSnapshot
  readonly slices: readonly (readonly SnapshotChunk[])[]
  next: number
}

/** Runs a write with the current epoch. Resolves to `false` if the write failed or writing is not possible. */
export type FencedWrite = (write: (epoch: number) => Promise<E.Either<LogStoreFailure, void>>) => Promise<boolean>

/**
 * Writes snapshots. `fold` writes only changed chunks in idle slices; the chunks take effect with the last slice.
 * `replace` writes the whole snapshot at once, so that no earlier data remains.
 */
export class SnapshotWriter {
  #stored: ReadonlyMap<string, unknown> = new Map()
  #whole: LogSnapshot | null = null
  #folding: Folding | null = null
  #isSliceDue = false
  #takeBack = (): void => undefined

  constructor(
    private readonly store: LogStore,
    private readonly log: string,
    private readonly idle: Idle,
    private readonly onDue: () => void,
  ) {}

  /**
   * The stored snapshot consists of the very objects of these chunks, so unchanged objects need not be written again.
   */
  knows({ pieces }: LogSnapshot): void {
    this.#stored = identitiesOf(pieces)
  }

  replace(checkpoint: LogSnapshot): void {
    this.stop()
    this.#whole = checkpoint
  }

  fold(checkpoint: LogSnapshot): void {
    if (this.#whole !== null || this.#folding !== null) return
    this.#folding = { checkpoint, slices: idleBatchesOf(changedChunks(checkpoint.pieces, this.#stored)), next: 0 }
    this.#awaitIdle()
  }

  stop(): void {
    this.#takeBack()
    this.#folding = null
    this.#isSliceDue = false
  }

  /** The number of the entry up to which the whole snapshot must be replaced; `null` if no replacement is due. */
  get replaces(): number | null {
    return this.#whole?.seq ?? null
  }

  get isDue(): boolean {
    return this.#whole !== null || this.#isSliceDue
  }

  async write(attempt: FencedWrite): Promise<void> {
    if (this.#whole !== null) return this.#replace(this.#whole, attempt)
    const folding = this.#folding
    this.#isSliceDue = false
    if (folding === null) return
    const isDone = await this.#slice(folding, attempt)
    if (this.#folding !== folding) return
    if (isDone) this.#folding = null
    else this.#awaitIdle()
  }

  #awaitIdle(): void {
    this.#takeBack = this.idle.next(() => {
      this.#isSliceDue = true
      this.onDue()
    })
  }

  async #replace(whole: LogSnapshot, attempt: FencedWrite): Promise<void> {
    this.#whole = null
    const pieces = encodeChunks(whole.pieces)
    if (await attempt((epoch) => this.store.rebase(this.log, epoch, whole.seq, pieces, [])())) this.knows(whole)
  }

  /** Writes a slice. Returns whether the fold is complete. */
  async #slice(folding: Folding, attempt: FencedWrite): Promise<boolean> {
    const {
      checkpoint: { seq, pieces },
      slices,
      next,
    } = folding
    const slice = slices[next]
    folding.next += 1
    if (slice !== undefined) {
      const encoded = encodeChunks(slice)
      return !(await attempt((epoch) => this.store.stage(this.log, epoch, seq, encoded)()))
    }
    const kept = pieces.map(({ name }) => name)
    if (await attempt((epoch) => this.store.rebase(this.log, epoch, seq, {}, kept)())) this.knows(folding.checkpoint)
    return true
  }
}
