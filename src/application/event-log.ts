import * as t from 'io-ts'
import { Subject, type Observable } from 'rxjs'
import { partsOf, upcastPiece, type AnyMessage, type Cell, type Entry, type Origin, type Piece } from '../domain/event-log'
import type { TabId } from '../domain/kernel/ids'
import type { Instant } from '../domain/kernel/instant'
import { emptyTable, entriesOf, put, tableFrom, type Table } from '../domain/kernel/table'
import type { Checkpoint, StoredCheckpoint } from './checkpoint'
import type { Clock } from './ports/clock'
import { setBacksUpTo, withEntry } from './set-backs'

export type Cells = Readonly<Record<string, Cell>>

/** The piece of a checkpoint that is the log's own: how far each tab's messages have been taken. */
const ORIGINS = '@origins'

/** Another: what clocks did. */
const CLOCK = '@clock'

const numbersIn = (stored: unknown): Table<number> => tableFrom(t.UnknownRecord.is(stored)
  ? Object.entries(stored).flatMap(([key, n]) => (typeof n === 'number' ? [[key, n] as const] : [])) : [])

const notes = (name: string, of: Table<number>): Piece => ({ name, of, weight: 1, encode: () => of })

/**
 * The log as the readers see it: an entry is numbered, timed and heard by every cell before the next one. Messages are
 * delivered through a queue, so that an answer cannot overtake the entry that caused it.
 */
export class EventLog<M extends AnyMessage> {
  readonly #readers: readonly (readonly [string, Cell])[]
  #seq = 0
  #origins = emptyTable<number>()
  #queue: { message: M, from: Origin | null }[] = []
  #delivering = false
  #dropped = 0
  #clock = emptyTable<number>()
  readonly #entries = new Subject<Entry<M>>()
  readonly #changes = new Subject<void>()
  readonly entries$: Observable<Entry<M>> = this.#entries
  /** Once for all that was delivered in one go. */
  readonly changes$: Observable<void> = this.#changes

  constructor(
    readonly cells: Cells,
    private readonly clock: Clock,
    /** Says what is overdue, so that it is heard before anything that came later (ALL-6). */
    private readonly overdue: () => readonly M[],
    /** A message that cannot be heard yet holds up all that is said after it, until `joined`. */
    private readonly awaits: (message: M) => boolean = () => false,
  ) {
    this.#readers = entriesOf(cells)
  }

  get seq(): number { return this.#seq }
  /** When the last entry was made. */
  get lastAt(): number | undefined { return this.#clock['at'] }
  /** By how much clocks were set back between an entry and now, whoever's they were. */
  readonly setBacksUpTo = (now: Instant) => setBacksUpTo(this.#clock, now)

  /** Answers to asks that no longer run, and messages that were handed over twice. */
  get dropped(): number { return this.#dropped }

  /** The last message of that tab that was taken. */
  saidBy(tab: TabId): number { return this.#origins[tab] ?? 0 }

  append(message: M, from: Origin | null): void {
    this.#queue.push({ message, from })
    this.#deliver()
  }

  /** Units have joined: what waited for them is heard. */
  joined(): void { this.#deliver() }

  /** Takes an entry that another tab or an earlier life of this one has numbered. */
  take(entry: Entry<M>): boolean {
    if (entry.seq !== this.#seq + 1) return false
    this.#hear(entry)
    this.#changes.next()
    return true
  }

  checkpoint(): Checkpoint {
    return { seq: this.#seq, pieces: [notes(ORIGINS, this.#origins), notes(CLOCK, this.#clock), ...this.#readers.flatMap(([, cell]) => cell.pieces())] }
  }

  /** A piece that cannot be read leaves its cell at the beginning. */
  restore({ seq, pieces }: StoredCheckpoint): void {
    const current = tableFrom(entriesOf(pieces).map(([name, stored]) => [name, upcastPiece(name, stored)] as const))
    for (const [name, cell] of this.#readers) {
      if (!cell.restore(current[name], partsOf(name, current))) cell.reset()
    }
    this.#origins = numbersIn(current[ORIGINS])
    this.#clock = numbersIn(current[CLOCK])
    this.#seq = seq
    this.#changes.next()
  }

  #deliver(): void {
    if (this.#delivering) return
    this.#delivering = true
    try {
      for (let next = this.#queue[0]; next !== undefined && !this.awaits(next.message); next = this.#queue[0]) {
        this.#queue.shift()
        for (const message of this.overdue()) this.#enter(message, null)
        this.#enter(next.message, next.from)
      }
    } finally {
      this.#delivering = false
    }
    this.#changes.next()
  }

  #enter(message: M, from: Origin | null): void {
    const answersNothing = message.ask !== undefined
      && !this.#readers.some(([, cell]) => cell.answeredBy(message))
    const saidBefore = from !== null && from.n <= (this.#origins[from.tab] ?? -1)
    if (answersNothing || saidBefore) this.#dropped += 1
    else this.#hear({ seq: this.#seq + 1, at: this.clock.now(), from, message })
  }

  #hear(entry: Entry<M>): void {
    this.#seq = entry.seq
    this.#clock = withEntry(this.#clock, entry)
    if (entry.from !== null) this.#origins = put(this.#origins, entry.from.tab, entry.from.n)
    for (const [, cell] of this.#readers) cell.hear(entry)
    this.#entries.next(entry)
  }
}
