import * as t from 'io-ts'
import { Subject, type Observable } from 'rxjs'
import {
  EffectAttempted,
  partsOf,
  upcastPiece,
  type AnyMessage,
  type Slice,
  type SliceTable,
  type Entry,
  type Origin,
  type Piece,
} from '../../domain/event-log'
import type { TabId } from '../../domain/kernel/ids'
import { Instant } from '../../domain/kernel/instant'
import type { EffectRef } from '../../domain/kernel/message'
import { emptyTable, entriesOf, keysOf, put, tableFrom, type Table } from '../../domain/kernel/table'
import type { LogSnapshot, StoredSnapshot } from './snapshot'
import type { Clock } from '../ports/browser/clock'
import { numbersIn, UnloadedFeatures } from './unloaded-features'
import { clockSkewSince, withEntry } from './clock-skew'

export type LogSlices = SliceTable

/** The piece of a checkpoint that is the log's own: how far each tab's messages have been taken. */
const ORIGINS = '@origins'

/** Another: the features that wait for the answer to an effect. */
const ACTING = '@acting'

/** Another: what clocks did. */
const CLOCK = '@clock'

/** Another: when each `once` that is still asked for was attempted (ADR 15). */
const ATTEMPTS = '@attempts'
const attemptOf = ({ unit, id, seq }: EffectRef): string => `${unit} ${String(seq)} ${id}`

const notes = (name: string, of: Table<number>): Piece => ({ name, of, weight: 1, encode: () => of })

/** What a log knows of the features that are loaded on demand (architecture §8.2). */
export interface Features<M extends AnyMessage> {
  /** A message that cannot be folded yet holds up all that is said after it, until `joined`. */
  readonly mustWaitFor: (message: M) => boolean
  /** The message as its feature, which has attached meanwhile, reads it; `null` where it cannot. */
  readonly decodeOpaque: (message: M) => M | null
  readonly entry: t.Type<Entry<M>, unknown> | null
}

/** All that is said is known from the first moment. */
const NO_FEATURES = { mustWaitFor: () => false, decodeOpaque: <M>(message: M): M => message, entry: null }

/**
 * The log as the readers see it: an entry is numbered, timed and heard by every cell before the next one. Messages are
 * delivered through a queue, so that an answer cannot overtake the entry that caused it.
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
  /** Once for all that was delivered in one go. */
  readonly changes$: Observable<void> = this.#changes

  readonly #unattached: UnloadedFeatures<M>
  readonly #attached = new Map<string, readonly Slice[]>()
  /** Features that have not attached and were waiting for an answer when this was stored. */
  #due = new Set<string>()

  constructor(
    readonly slices: LogSlices,
    private readonly clock: Clock,
    /** Says what is overdue, so that it is heard before anything that came later (ALL-6). */
    private readonly overdue: () => readonly M[],
    private readonly features: Features<M> = NO_FEATURES,
  ) {
    this.#readers = entriesOf(slices)
    this.#unattached = new UnloadedFeatures(features)
  }

  /** The reducers that are here by now, by their names. */
  get readers(): readonly (readonly [string, Slice])[] {
    return this.#readers
  }

  /** What is kept for the features that have not attached. */
  get unattached(): Pick<UnloadedFeatures<M>, 'count' | 'owners' | 'hasNewsFor'> {
    return this.#unattached
  }

  /** The reducers of a feature go on from what was stored of them, and hear what happened since. */
  attach(name: string, slices: SliceTable): void {
    const mine = Object.values(slices)
    for (const slice of mine) this.#unattached.restore(slice)
    this.#hearMissed(name, mine)
    this.#attached.set(name, mine)
    this.#due.delete(name)
    this.#readers = [...this.#readers, ...mine.map((slice) => [slice.name, slice] as const)]
    this.#changed()
  }

  /**
   * The features that wait for the answer to an effect, by their names: after a reload they, and no others, have to
   * act.
   */
  acting(): readonly string[] {
    const busy = [...this.#attached].flatMap(([name, slices]) =>
      slices.some((slice) => keysOf(slice.effects()).length > 0) ? [name] : [],
    )
    return [...new Set([...busy, ...this.#due])].sort()
  }

  #actingNote(): Piece {
    const names = this.acting()
    return {
      name: ACTING,
      of: names.join(),
      weight: 1,
      encode: () => tableFrom(names.map((name) => [name, 1] as const)),
    }
  }

  /** What a stored entry says of them: so it was after that entry. */
  foundActing(names: readonly string[]): void {
    this.#due = new Set(names.filter((name) => !this.#attached.has(name)))
  }

  #hearMissed(name: string, slices: readonly Slice[]): void {
    for (const entry of this.#unattached.take(name)) for (const slice of slices) slice.apply(entry)
  }

  get seq(): number {
    return this.#seq
  }
  /** When the last entry was made. */
  get lastAt(): number | undefined {
    return this.#clock['at']
  }
  /** By how much clocks were set back between an entry and now, whoever's they were. */
  readonly setBacksUpTo = (now: Instant) => clockSkewSince(this.#clock, now)

  /** When that was attempted, if it was and is still asked for. */
  readonly attemptedAt = (ask: EffectRef): Instant | null => {
    const at = this.#attempts[attemptOf(ask)]
    return Instant.is(at) ? at : null
  }

  /** Answers to asks that no longer run, and messages that were handed over twice. */
  get dropped(): number {
    return this.#dropped
  }

  /** The last message of that tab that was taken. */
  saidBy(tab: TabId): number {
    return this.#origins[tab] ?? 0
  }

  append(message: M, from: Origin | null): void {
    this.#queue.push({ message, from })
    this.#deliver()
  }

  /** Units have joined: what waited for them is heard. */
  resume(): void {
    this.#deliver()
  }

  /** Takes an entry that another tab or an earlier life of this one has numbered. */
  take(entry: Entry<M>): boolean {
    if (entry.seq !== this.#seq + 1) return false
    this.#hear(entry)
    this.#changed()
    return true
  }

  /** It is an answer, and nobody asks for it any more. */
  answersNothing(message: M): boolean {
    return message.ask !== undefined && !this.#readers.some(([, slice]) => slice.isAnsweredBy(message))
  }

  /** Something else is what happened: whoever looks on sees what comes of it, and hears nothing on the way. */
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

  /** What is kept for features that have not attached is of an account that is gone, up to that entry. */
  forgetUnattached(before: number): void {
    this.#unattached.forget(before)
  }

  /** A piece that cannot be read leaves its cell at the beginning. */
  restore({ seq, pieces }: StoredSnapshot): void {
    const current = tableFrom(entriesOf(pieces).map(([name, stored]) => [name, upcastPiece(name, stored)] as const))
    for (const [name, slice] of this.#readers) {
      if (!slice.restore(current[name], partsOf(name, current))) slice.reset()
    }
    this.#unattached.begin(
      current,
      this.#readers.map(([name]) => name),
    )
    for (const [name, slices] of this.#attached) this.#hearMissed(name, slices)
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
    else this.#hear({ seq: this.#seq + 1, at: this.clock.now(), from, message })
  }

  #hear(entry: Entry<M>): void {
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

  /** Also where the reducer that asks is not here yet. */
  #isAsked(attempt: string): boolean {
    const slice = this.#readers.find(([unit]) => attempt.startsWith(`${unit} `))
    if (slice === undefined || !slice[1].isLoaded()) return true
    return entriesOf(slice[1].effects()).some(([id, { seq }]) => attemptOf({ unit: slice[0], id, seq }) === attempt)
  }
}
