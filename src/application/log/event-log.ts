import { Subject, type Observable } from 'rxjs'
import {
  EffectAttempted,
  ownerOf,
  chunksOfReducer,
  isCurrentChunk,
  upcastChunk,
  type AnyMessage,
  type Slice,
  type SliceTable,
  type Entry,
  type Origin,
  type SnapshotChunk,
} from '../../domain/event-log'
import type { TabId } from '../../domain/kernel/ids'
import { Instant } from '../../domain/kernel/instant'
import type { EffectRef } from '../../domain/kernel/message'
import { emptyTable, entriesOf, keysOf, put, tableFrom, type Table } from '../../domain/kernel/table'
import type { LogSnapshot, StoredSnapshot } from './snapshot'
import type { Clock } from '../ports/browser/clock'
import { numbersIn, UnloadedFeatures, type Features } from './unloaded-features'
import { clockSkewSince, withEntry } from './clock-skew'

export type LogSlices = SliceTable

/** The name of the log's own chunk in a snapshot: the last command number taken from each tab. */
const ORIGINS = '@origins'

/** The name of the chunk with the features that wait for an effect's answer. */
const ACTING = '@pendingFeatures'

/** The name of the chunk that records how far clocks were set back. */
const CLOCK = '@clockSkew'

/** The name of the chunk that records when each `once` effect without an answer was attempted (ADR 15). */
const ATTEMPTS = '@attempts'
const attemptOf = ({ unit, id, seq }: EffectRef): string => `${unit} ${String(seq)} ${id}`

const notes = (name: string, of: Table<number>): SnapshotChunk => ({ name, of, weight: 1, encode: () => of })

/** The features of a log that has no lazy features. */
const NO_FEATURES = { mustWaitFor: () => false, decodeOpaque: <M>(message: M): M => message, entry: null }

/**
 * Numbers messages, adds their time, and applies each message to every reducer before the next message.
 * A queue delivers messages, so an effect's answer cannot overtake the entry that caused it.
 */
export class EventLog<M extends AnyMessage> {
  #readers: readonly (readonly [string, Slice])[]
  #seq = 0
  #origins = emptyTable<number>()
  #queue: { message: M; from: Origin | null }[] = []
  #delivering = false
  #dropped = 0
  #isRewriting = false
  #clock = emptyTable<number>()
  #attempts = emptyTable<number>()
  readonly #entries = new Subject<Entry<M>>()
  readonly #changes = new Subject<void>()
  readonly entries$: Observable<Entry<M>> = this.#entries
  /** Emits once per delivered batch. */
  readonly changes$: Observable<void> = this.#changes

  readonly #unattached: UnloadedFeatures<M>
  readonly #attached = new Map<string, readonly Slice[]>()
  /** Features that are not attached, but that waited for an answer when this log was stored. */
  #due = new Set<string>()

  constructor(
    readonly slices: LogSlices,
    private readonly clock: Clock,
    /** The facts of the overdue alarms. These facts enter the log before any newer message (ALL-6). */
    private readonly overdue: () => readonly M[],
    private readonly features: Features<M> = NO_FEATURES,
  ) {
    this.#readers = entriesOf(slices).map(([, slice]) => [slice.name, slice] as const)
    this.#unattached = new UnloadedFeatures(
      features,
      this.#readers.flatMap(([, { name }]) => ownerOf(name) ?? []),
    )
  }

  get readers(): readonly (readonly [string, Slice])[] {
    return this.#readers
  }

  /** The entries kept for features that have not attached. */
  get unattached(): Pick<UnloadedFeatures<M>, 'count' | 'owners' | 'hasNewsFor'> {
    return this.#unattached
  }

  /** Restores the feature's reducers from the snapshot, then applies the entries that these reducers missed. */
  attach(name: string, slices: SliceTable): void {
    const mine = Object.values(slices)
    for (const slice of mine) this.#unattached.restore(slice)
    this.#applyMissed(name, mine)
    this.#attached.set(name, mine)
    this.#due.delete(name)
    this.#readers = [...this.#readers, ...mine.map((slice) => [slice.name, slice] as const)]
    this.#changed()
  }

  /** Features that wait for an effect's answer. After a reload, a page must wait only for these features. */
  acting(): readonly string[] {
    const busy = [...this.#attached].flatMap(([name, slices]) =>
      slices.some((slice) => keysOf(slice.effects()).length > 0) ? [name] : [],
    )
    return [...new Set([...busy, ...this.#due])].sort()
  }

  #actingNote(): SnapshotChunk {
    const names = this.acting()
    return {
      name: ACTING,
      of: names.join(),
      weight: 1,
      encode: () => tableFrom(names.map((name) => [name, 1] as const)),
    }
  }

  /** Stores the pending features that were noted beside a stored entry. */
  foundActing(names: readonly string[]): void {
    this.#due = new Set(names.filter((name) => !this.#attached.has(name)))
  }

  #applyMissed(name: string, slices: readonly Slice[]): void {
    for (const entry of this.#unattached.take(name)) for (const slice of slices) slice.apply(entry)
  }

  get seq(): number {
    return this.#seq
  }
  get lastAt(): number | undefined {
    return this.#clock['at']
  }
  /** By how many milliseconds clocks were set back in total between an entry and now, over all tabs. */
  readonly setBacksUpTo = (now: Instant) => clockSkewSince(this.#clock, now)

  /** When this pending `once` effect was attempted; `null` if it was not attempted. */
  readonly attemptedAt = (ask: EffectRef): Instant | null => {
    const at = this.#attempts[attemptOf(ask)]
    return Instant.is(at) ? at : null
  }

  /** The number of discarded messages: answers to cancelled effects, and commands that arrived twice. */
  get dropped(): number {
    return this.#dropped
  }

  /** The number of the last command that the log has taken from that tab. */
  saidBy(tab: TabId): number {
    return this.#origins[tab] ?? 0
  }

  append(message: M, from: Origin | null): void {
    this.#queue.push({ message, from })
    this.#deliver()
  }

  /** Delivers the queued messages after reducers have loaded. */
  resume(): void {
    this.#deliver()
  }

  /** Folds an entry of another tab or an earlier page of this tab. Returns `false` if earlier entries are missing. */
  take(entry: Entry<M>): boolean {
    if (entry.seq !== this.#seq + 1) return false
    this.#applyEntry(entry)
    this.#changed()
    return true
  }

  /** Whether the message answers an effect that all reducers have stopped requesting. */
  answersNothing(message: M): boolean {
    return message.ask !== undefined && !this.#readers.some(([, slice]) => slice.isAnsweredBy(message))
  }

  /** Replaces the whole history. Meanwhile `entries$` emits nothing, and `changes$` emits once at the end. */
  rewrite(work: () => void): void {
    this.#isRewriting = true
    try {
      work()
    } finally {
      this.#isRewriting = false
    }
    this.#changed()
  }

  checkpoint(): LogSnapshot {
    return {
      seq: this.#seq,
      pieces: [
        notes(ORIGINS, this.#origins),
        notes(CLOCK, this.#clock),
        notes(ATTEMPTS, this.#attempts),
        this.#actingNote(),
        ...this.#readers.flatMap(([, slice]) => slice.chunks()),
        ...this.#unattached.pieces(this.#seq),
      ],
    }
  }

  /**
   * Drops data up to that entry that is kept for unattached features, because the data belongs to the previous account.
   */
  forgetUnattached(before: number): void {
    this.#unattached.forget(before)
  }

  /** Restores a snapshot. A chunk that cannot be decoded resets its reducer. */
  restore({ seq, pieces }: StoredSnapshot): void {
    const chunks = entriesOf(pieces).flatMap(([name, stored]) => upcastChunk(name, stored))
    const current = tableFrom(chunks.map(({ name, state }) => [name, state] as const))
    const isOld = entriesOf(pieces).some(([, stored]) => !isCurrentChunk(stored))
    for (const [name, slice] of this.#readers) {
      if (!slice.restore(current[name], chunksOfReducer(name, current))) slice.reset()
    }
    this.#unattached.begin(
      current,
      this.#readers.map(([name]) => name),
      isOld ? seq : 0,
    )
    for (const [name, slices] of this.#attached) this.#applyMissed(name, slices)
    this.foundActing(keysOf(numbersIn(current[ACTING])))
    this.#origins = numbersIn(current[ORIGINS])
    this.#clock = numbersIn(current[CLOCK])
    this.#attempts = numbersIn(current[ATTEMPTS])
    this.#seq = seq
    this.#changed()
  }

  #changed(): void {
    if (!this.#isRewriting) this.#changes.next()
  }

  #deliver(): void {
    if (this.#delivering) return
    this.#delivering = true
    try {
      for (
        let next = this.#queue[0];
        next !== undefined && !this.features.mustWaitFor(next.message);
        next = this.#queue[0]
      ) {
        this.#queue.shift()
        for (const message of this.overdue()) this.#enter(message, null)
        const message = this.features.decodeOpaque(next.message)
        if (message === null) this.#dropped += 1
        else this.#enter(message, next.from)
      }
    } finally {
      this.#delivering = false
    }
    this.#changed()
  }

  #enter(message: M, from: Origin | null): void {
    const saidBefore = from !== null && from.n <= (this.#origins[from.tab] ?? -1)
    if (this.answersNothing(message) || saidBefore) this.#dropped += 1
    else this.#applyEntry({ seq: this.#seq + 1, at: this.clock.now(), from, message })
  }

  #applyEntry(entry: Entry<M>): void {
    this.#seq = entry.seq
    this.#clock = withEntry(this.#clock, entry)
    if (entry.from !== null) this.#origins = put(this.#origins, entry.from.tab, entry.from.n)
    for (const [, slice] of this.#readers) slice.apply(entry)
    this.#unattached.hear(entry)
    this.#noteAttempts(entry)
    if (!this.#isRewriting) this.#entries.next(entry)
  }

  #noteAttempts({ at, message }: Entry): void {
    if (EffectAttempted.is(message)) this.#attempts = put(this.#attempts, attemptOf(message.ask), at)
    else if (keysOf(this.#attempts).length > 0)
      this.#attempts = tableFrom(entriesOf(this.#attempts).filter(([key]) => this.#isAsked(key)))
  }

  /** Whether a reducer requests the attempted effect. Also `true` while that reducer is not loaded. */
  #isAsked(attempt: string): boolean {
    const slice = this.#readers.find(([unit]) => attempt.startsWith(`${unit} `))
    if (slice === undefined) return true
    return entriesOf(slice[1].effects()).some(([id, { seq }]) => attemptOf({ unit: slice[0], id, seq }) === attempt)
  }
}
