import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  OpaqueMessage,
  ownerOf,
  chunksOfReducer,
  type AnyMessage,
  type Slice,
  type Entry,
  type SnapshotChunk,
} from '../../domain/event-log'
import { emptyTable, entriesOf, keysOf, tableFrom, type Table } from '../../domain/kernel/table'

/** The functions of the lazy-feature registry that a log needs (ADR 16). */
export interface Features<M extends AnyMessage> {
  /** `true` for a message whose reducer is not loaded yet. The message blocks the queue until `resume`. */
  readonly mustWaitFor: (message: M) => boolean
  /** Decodes an opaque message once its feature has attached; `null` if decoding fails. */
  readonly decodeOpaque: (message: M) => M | null
  readonly entry: t.Type<Entry<M>, unknown> | null
}

/** The name of the chunk with the entries that unattached features have not applied yet. */
const MISSED = '@missed'
/** The name of the chunk that records up to which entry each feature's chunks are applied. */
const HEARD = '@heard'

/** Core messages that any feature may handle besides its own messages. */
const CORE_MESSAGES_FOR_FEATURES: ReadonlySet<string> = new Set([
  'SignedIn',
  'SignedOut',
  'VisitorEntered',
  'SessionEnded',
  'NetworkOnline',
  'NetworkOffline',
  'ForgetAccount',
  'RouteChanged',
])

export const numbersIn = (stored: unknown): Table<number> =>
  tableFrom(
    t.UnknownRecord.is(stored)
      ? Object.entries(stored).flatMap(([key, n]) => (typeof n === 'number' ? [[key, n] as const] : []))
      : [],
  )

const ownerOfMessage = ({ type, ask }: AnyMessage): string | null =>
  ownerOf(type) ?? (ask === undefined ? null : ownerOf(ask.unit))

/**
 * Stored data of features that are not loaded: the features' snapshot chunks, and the entries that the features have
 * not applied yet. Chunks and entries are decoded when the feature attaches. Until then they are stored again unchanged
 * (ADR 16).
 */
export class UnloadedFeatures<M extends AnyMessage> {
  #pieces: Table<unknown> = emptyTable()
  #missed: Entry<M>[] = []
  #appliedUpTo: Table<number> = emptyTable()
  readonly #attached = new Set<string>()

  constructor(private readonly features: Pick<Features<M>, 'entry' | 'decodeOpaque'>) {}

  get count(): number {
    return this.#missed.length
  }

  hasNewsFor(name: string): boolean {
    return this.#missed.some(({ message }) => ownerOfMessage(message) === name)
  }

  get owners(): readonly string[] {
    const owners = [
      ...this.#missed.map(({ message }) => ownerOfMessage(message)),
      ...entriesOf(this.#pieces).map(([name]) => ownerOf(name)),
    ]
    return [...new Set(owners.flatMap((owner) => (owner === null || this.#attached.has(owner) ? [] : [owner])))]
  }

  /** `current`: all chunks of a snapshot. `known`: the loaded reducers, which restore their own chunks. */
  begin(current: Table<unknown>, known: readonly string[]): void {
    this.#pieces = tableFrom(
      entriesOf(current).filter(
        ([name]) => !name.startsWith('@') && !known.some((reader) => name === reader || name.startsWith(`${reader}/`)),
      ),
    )
    this.#appliedUpTo = numbersIn(current[HEARD])
    const codec = this.features.entry
    this.#missed =
      codec === null
        ? []
        : t.UnknownArray.is(current[MISSED])
          ? current[MISSED].flatMap((stored) => {
              const entry = codec.decode(stored)
              return E.isRight(entry) ? [entry.right] : []
            })
          : []
  }

  hear(entry: Entry<M>): void {
    const owner = ownerOfMessage(entry.message)
    if (owner === null ? CORE_MESSAGES_FOR_FEATURES.has(entry.message.type) : !this.#attached.has(owner))
      this.#missed.push(entry)
  }

  restore(slice: Slice): void {
    const stored = this.#pieces[slice.name]
    if (stored !== undefined && !slice.restore(stored, chunksOfReducer(slice.name, this.#pieces))) slice.reset()
  }

  /** Removes and returns the entries that the feature must apply, in order. */
  take(name: string): readonly Entry<M>[] {
    this.#attached.add(name)
    const isIts = ({ message }: Entry<M>): boolean => ownerOfMessage(message) === name
    const upTo = this.#appliedUpTo[name] ?? 0
    const due = this.#missed.filter(
      (entry) => entry.seq > upTo && (isIts(entry) || CORE_MESSAGES_FOR_FEATURES.has(entry.message.type)),
    )
    this.#missed = this.#missed.filter((entry) => !isIts(entry))
    this.#pieces = tableFrom(entriesOf(this.#pieces).filter(([piece]) => ownerOf(piece) !== name))
    return due.flatMap((entry) => {
      const message = this.features.decodeOpaque(entry.message)
      return message === null || message instanceof OpaqueMessage ? [] : [{ ...entry, message }]
    })
  }

  /** Drops entries before the last account change, and all chunks, because both belong to another account. */
  forget(before: number): void {
    this.#pieces = emptyTable()
    this.#appliedUpTo = emptyTable()
    this.#missed = this.#missed.filter(({ seq }) => seq >= before)
  }

  /** The chunks for a snapshot at `seq`. Attached features have applied all entries up to `seq`. */
  pieces(seq: number): readonly SnapshotChunk[] {
    const missed = [...this.#missed]
    const codec = this.features.entry
    const appliedUpTo = tableFrom([
      ...entriesOf(this.#appliedUpTo),
      ...[...this.#attached].map((name) => [name, seq] as const),
    ])
    return [
      ...(codec === null || missed.length === 0
        ? []
        : [
            {
              name: MISSED,
              of: `${missed[0]?.seq ?? 0}-${missed.at(-1)?.seq ?? 0}`,
              weight: missed.length,
              encode: () => missed.map((entry) => codec.encode(entry)),
            },
          ]),
      ...(keysOf(appliedUpTo).length === 0
        ? []
        : [{ name: HEARD, of: appliedUpTo, weight: 1, encode: () => appliedUpTo }]),
      ...entriesOf(this.#pieces).map(([name, stored]): SnapshotChunk => ({
        name,
        of: stored,
        weight: 1,
        encode: () => stored,
      })),
    ]
  }
}
