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
import { connectionMessages } from '../../domain/connection'
import { features } from '../../domain/features'
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
const MISSED = '@unloadedEntries'
/** The name of the chunk that records up to which entry each feature's chunks are applied. */
const HEARD = '@unloadedUpTo'

/** Core messages that any feature may handle besides its own messages. `features.ts` lists messages of other features. */
const CORE_MESSAGES: ReadonlySet<string> = new Set([
  ...Object.keys(connectionMessages),
  'SignedIn',
  'SignOut',
  'SessionExpired',
  'SessionEnded',
  'VisitorEntered',
  'ProfileSaved',
  'ForgetAccount',
  'RouteChanged',
])

const listensTo: Table<readonly string[]> = tableFrom(
  Object.entries(features).map(([name, feature]) => [name, feature.listensTo] as const),
)
/** Whether a feature handles a message of another owner; `owner` is `null` for the core. */
const handlesForeign = (name: string, { type }: AnyMessage, owner: string | null): boolean =>
  owner === null ? CORE_MESSAGES.has(type) : (listensTo[name]?.includes(type) ?? false)

export const numbersIn = (stored: unknown): Table<number> =>
  tableFrom(
    t.UnknownRecord.is(stored)
      ? Object.entries(stored).flatMap(([key, n]) => (typeof n === 'number' ? [[key, n] as const] : []))
      : [],
  )

/** Facts of the core about an effect, which only the reducer of that effect handles. */
const ABOUT_EFFECT: ReadonlySet<string> = new Set(['AlarmRang', 'EffectAttempted'])

const ownerOfMessage = ({ type, ask }: AnyMessage): string | null =>
  ownerOf(type) ?? (ask !== undefined && ABOUT_EFFECT.has(type) ? ownerOf(ask.unit) : null)

/**
 * Stored data of features that are not loaded: the features' snapshot chunks, and the entries that the features have
 * not applied yet. Chunks and entries are decoded when the feature attaches. Until then they are stored again unchanged
 * (ADR 16).
 */
export class UnloadedFeatures<M extends AnyMessage> {
  #pieces: Table<unknown> = emptyTable()
  #missed: Entry<M>[] = []
  #appliedUpTo: Table<number> = emptyTable()
  #attached: Set<string>

  /** `initial`: the features whose slices the log has from the beginning. */
  constructor(
    private readonly codecs: Pick<Features<M>, 'entry' | 'decodeOpaque'>,
    private readonly initial: readonly string[] = [],
  ) {
    this.#attached = new Set(initial)
  }

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

  /**
   * `current`: all chunks of a snapshot. `known`: the loaded reducers, which restore their own chunks. `appliedUpTo`: the
   * entry up to which every chunk is applied, unless the snapshot notes it for the feature. Afterwards each attached
   * feature must `take` its entries again.
   */
  begin(current: Table<unknown>, known: readonly string[], appliedUpTo: number): void {
    this.#pieces = tableFrom(
      entriesOf(current).filter(
        ([name]) => !name.startsWith('@') && !known.some((reader) => name === reader || name.startsWith(`${reader}/`)),
      ),
    )
    this.#appliedUpTo = tableFrom([
      ...keysOf(features).map((name) => [name, appliedUpTo] as const),
      ...entriesOf(numbersIn(current[HEARD])),
    ])
    this.#attached = new Set(this.initial)
    const codec = this.codecs.entry
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
    if (owner === null ? CORE_MESSAGES.has(entry.message.type) : this.#isAwaited(entry, owner)) this.#missed.push(entry)
  }

  /** Whether the message's own feature, or a feature that listens to the message, has not attached yet. */
  #isAwaited({ message }: Entry<M>, owner: string): boolean {
    return (
      !this.#attached.has(owner) ||
      keysOf(listensTo).some((name) => !this.#attached.has(name) && handlesForeign(name, message, owner))
    )
  }

  restore(slice: Slice): void {
    const stored = this.#pieces[slice.name]
    if (stored !== undefined && !slice.restore(stored, chunksOfReducer(slice.name, this.#pieces))) slice.reset()
  }

  /** Removes and returns the entries that the feature must apply, in order. */
  take(name: string): readonly Entry<M>[] {
    this.#attached.add(name)
    const ownerIn = ({ message }: Entry<M>): string | null => ownerOfMessage(message)
    const upTo = this.#appliedUpTo[name] ?? 0
    const due = this.#missed.filter((entry) => {
      const owner = ownerIn(entry)
      return entry.seq > upTo && (owner === name || handlesForeign(name, entry.message, owner))
    })
    this.#missed = this.#missed.filter((entry) => {
      const owner = ownerIn(entry)
      return owner === null || this.#isAwaited(entry, owner)
    })
    this.#pieces = tableFrom(entriesOf(this.#pieces).filter(([piece]) => ownerOf(piece) !== name))
    return due.flatMap((entry) => {
      const message = this.codecs.decodeOpaque(entry.message)
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
    const codec = this.codecs.entry
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
