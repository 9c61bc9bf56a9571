import * as E from 'fp-ts/Either'
import { SnapshotWriter } from './snapshot-writer'
import type { LogSnapshot } from './snapshot'
import type { Idle } from '../ports/browser/idle'
import type { LogStore, LogStoreFailure } from '../ports/browser/log-store'

interface Written {
  readonly seq: number
  readonly entry: unknown
}
interface Waiting {
  readonly seq: number
  readonly call: (isStored: boolean) => void
}

/** So much of what a store does not take is kept for the page that comes after this one. */
const MOST_UNWRITTEN = 2_000

/**
 * Writes entries in blocks: whatever came while the last block was written is the next one. When the store is broken
 * the app goes on from memory, and everything counts as kept for as long as the page lives.
 */
export class LogWriter {
  #pending: Written[] = []
  /** What the store is writing just now, or did not take. */
  #underWay: Written[] = []
  #waiting: Waiting[] = []
  #durable: number
  #writing = false
  #broken: boolean
  /** Another tab writes now: nothing that this one had not stored has happened, so nobody is told that it has. */
  #overtaken = false
  /** It was given up: what its store does is nobody's trouble any more. */
  #isStopped = false
  readonly #base: SnapshotWriter

  constructor(
    private readonly store: LogStore,
    private readonly log: string,
    /** `null`: the store could not be had. */
    private readonly epoch: number | null,
    durable: number,
    private readonly onTrouble: (failure: LogStoreFailure) => void,
    private readonly onDurable: (seq: number, isStored: boolean) => void,
    idle: Idle,
  ) {
    this.#base = new SnapshotWriter(store, log, idle, () => {
      void this.#write()
    })
    this.#durable = durable
    this.#broken = epoch === null
  }

  push(seq: number, entry: unknown): void {
    this.#pending.push({ seq, entry })
    void this.#write()
  }

  /** What has been pushed and is not stored, as far as that is known. */
  get unwritten(): readonly unknown[] {
    return [...this.#underWay, ...this.#pending].map(({ entry }) => entry)
  }

  /** The base that is stored is made of these very objects: they need not be written again. */
  startsFrom(base: LogSnapshot): void {
    this.#base.knows(base)
  }

  /** Puts this in place of all that is stored, at once: nothing of what was before stays, or is written on the way. */
  rebase(checkpoint: LogSnapshot): void {
    this.#pending = this.#pending.filter(({ seq }) => seq > checkpoint.seq)
    this.#underWay = []
    this.#durable = Math.min(this.#durable, checkpoint.seq - 1)
    this.#base.replace(checkpoint)
    void this.#write()
  }

  /** What this checkpoint covers need not be kept as entries any more: it becomes the base, a little at a time. */
  fold(checkpoint: LogSnapshot): void {
    this.#base.fold(checkpoint)
  }

  /** Whoever goes on writes for himself. */
  stop(): void {
    this.#isStopped = true
    this.#base.stop()
  }

  /** Another tab leads: a write that is still under way may end long after, and then is of no concern here. */
  depose(): void {
    this.#overtaken = true
    this.stop()
  }

  /** `isStored`: it is not merely kept for as long as this page lives. */
  whenDurable(seq: number, call: (isStored: boolean) => void): void {
    if (seq <= this.#durable) call(!this.#broken)
    else this.#waiting.push({ seq, call })
  }

  async #write(): Promise<void> {
    if (this.#writing) return
    this.#writing = true
    while (!this.#overtaken && (this.#pending.length > 0 || this.#base.isDue)) {
      const replaced = this.#base.replaces
      if (replaced !== null) {
        await this.#base.write((write) => this.#attempt(write))
        if (this.#overtaken) return this.stop()
        this.#reached(replaced)
        continue
      }
      const block = this.#pending
      this.#underWay = [...this.#underWay, ...block].slice(-MOST_UNWRITTEN)
      const first = block[0]
      this.#pending = []
      const last = block.at(-1)?.seq ?? this.#durable
      if (
        first !== undefined &&
        (await this.#attempt((epoch) =>
          this.store.append(
            this.log,
            epoch,
            first.seq,
            block.map(({ entry }) => entry),
          )(),
        ))
      )
        this.#underWay = []
      if (this.#overtaken) return this.stop()
      this.#reached(last)
      if (this.#base.replaces === null && this.#base.isDue) await this.#base.write((write) => this.#attempt(write))
    }
    this.#writing = false
  }

  async #attempt(write: (epoch: number) => Promise<E.Either<LogStoreFailure, void>>): Promise<boolean> {
    if (this.#broken || this.epoch === null) return false
    const written = await write(this.epoch)
    if (this.#overtaken) return false
    if (E.isRight(written)) return true
    this.#broken = true
    this.#overtaken = written.left._tag === 'StoreOvertaken'
    if (!this.#isStopped) this.onTrouble(written.left)
    return false
  }

  #reached(seq: number): void {
    this.#durable = Math.max(this.#durable, seq)
    this.onDurable(this.#durable, !this.#broken)
    const due = this.#waiting.filter((one) => one.seq <= this.#durable)
    this.#waiting = this.#waiting.filter((one) => one.seq > this.#durable)
    for (const { call } of due) call(!this.#broken)
  }
}
