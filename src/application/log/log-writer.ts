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

/** The most unstored entries that the journal keeps for the next page. */
const MOST_UNWRITTEN = 2_000

/**
 * Writes entries in blocks: entries pushed during a write form the next block.
 * If the store is broken, the app continues in memory, and entries count as durable while the page is open.
 */
export class LogWriter {
  #pending: Written[] = []
  /** Entries in the current write, and entries that the store refused. */
  #underWay: Written[] = []
  #waiting: Waiting[] = []
  #durable: number
  #writing = false
  #broken: boolean
  /** Whether another tab writes now. Then this tab's unstored entries are void and never reported as durable. */
  #overtaken = false
  /** Whether `stop` was called. Store failures are not reported afterwards. */
  #isStopped = false
  readonly #base: SnapshotWriter

  constructor(
    private readonly store: LogStore,
    private readonly log: string,
    /** The epoch of this writer; `null` if the store could not be opened. */
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

  /** Pushed entries that are not known to be stored. */
  get unwritten(): readonly unknown[] {
    return [...this.#underWay, ...this.#pending].map(({ entry }) => entry)
  }

  /** The stored snapshot consists of the same objects as `base`, so their chunks need not be written again. */
  startsFrom(base: LogSnapshot): void {
    this.#base.knows(base)
  }

  /** Replaces the whole stored log with this snapshot, in one write. */
  rebase(checkpoint: LogSnapshot): void {
    this.#pending = this.#pending.filter(({ seq }) => seq > checkpoint.seq)
    this.#underWay = []
    this.#durable = Math.min(this.#durable, checkpoint.seq - 1)
    this.#base.replace(checkpoint)
    void this.#write()
  }

  /** Stores this snapshot in idle time. Then deletes the entries that the snapshot contains. */
  fold(checkpoint: LogSnapshot): void {
    this.#base.fold(checkpoint)
  }

  stop(): void {
    this.#isStopped = true
    this.#base.stop()
  }

  /** Another tab leads. A write that is still in progress may end much later; this writer ignores its result. */
  depose(): void {
    this.#overtaken = true
    this.stop()
  }

  /** Calls back once the entry is durable. `isStored`: the entry is in the store, not only in this page's memory. */
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
