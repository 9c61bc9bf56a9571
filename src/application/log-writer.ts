import * as E from 'fp-ts/Either'
import type { Checkpoint } from './event-log'
import type { LogStore, LogStoreFailure } from './ports/log-store'

interface Waiting { readonly seq: number, readonly call: () => void }

/**
 * Writes entries in blocks: whatever came while the last block was written is the next one. When the store is broken
 * the app goes on from memory, and everything counts as kept for as long as the page lives.
 */
export class LogWriter {
  #pending: { seq: number, entry: unknown }[] = []
  #rebase: Checkpoint | null = null
  #waiting: Waiting[] = []
  #durable: number
  #writing = false
  #broken: boolean
  /** Another tab writes now: nothing that this one had not stored has happened, so nobody is told that it has. */
  #overtaken = false

  constructor(
    private readonly store: LogStore,
    private readonly log: string,
    /** `null`: the store could not be had. */
    private readonly epoch: number | null,
    durable: number,
    private readonly onTrouble: (failure: LogStoreFailure) => void,
    private readonly onDurable: (seq: number) => void,
  ) {
    this.#durable = durable
    this.#broken = epoch === null
  }

  push(seq: number, entry: unknown): void {
    this.#pending.push({ seq, entry })
    void this.#write()
  }

  /** What this checkpoint covers need not be kept as entries any more. */
  rebase(checkpoint: Checkpoint): void {
    this.#rebase = checkpoint
    void this.#write()
  }

  whenDurable(seq: number, call: () => void): void {
    if (seq <= this.#durable) call()
    else this.#waiting.push({ seq, call })
  }

  async #write(): Promise<void> {
    if (this.#writing) return
    this.#writing = true
    while (!this.#overtaken && (this.#pending.length > 0 || this.#rebase !== null)) {
      const block = this.#pending
      const first = block[0]
      this.#pending = []
      const last = block.at(-1)?.seq ?? this.#durable
      if (first !== undefined) await this.#attempt((epoch) =>
        this.store.append(this.log, epoch, first.seq, block.map(({ entry }) => entry))())
      if (this.#overtaken) return
      this.#reached(last)
      await this.#writeBase(last)
    }
    this.#writing = false
  }

  async #writeBase(durable: number): Promise<void> {
    const base = this.#rebase
    if (base === null || base.seq > durable) return
    this.#rebase = null
    await this.#attempt((epoch) => this.store.rebase(this.log, epoch, base.seq, base.pieces)())
  }

  async #attempt(write: (epoch: number) => Promise<E.Either<LogStoreFailure, void>>): Promise<void> {
    if (this.#broken || this.epoch === null) return
    const written = await write(this.epoch)
    if (E.isRight(written)) return
    this.#broken = true
    this.#overtaken = written.left._tag === 'StoreOvertaken'
    this.onTrouble(written.left)
  }

  #reached(seq: number): void {
    this.#durable = Math.max(this.#durable, seq)
    this.onDurable(this.#durable)
    const due = this.#waiting.filter((one) => one.seq <= this.#durable)
    this.#waiting = this.#waiting.filter((one) => one.seq > this.#durable)
    for (const { call } of due) call()
  }
}
