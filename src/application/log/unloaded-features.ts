import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  OpaqueMessage,
  ownerOf,
  partsOf,
  type AnyMessage,
  type Slice,
  type Entry,
  type Piece,
} from '../../domain/event-log'
import { emptyTable, entriesOf, keysOf, tableFrom, type Table } from '../../domain/kernel/table'
import type { Features } from './event-log'

/** The piece of a checkpoint that holds the entries which features that have not attached have still to hear. */
const MISSED = '@missed'
/** Another: up to which entry the pieces of each feature have heard. */
const HEARD = '@heard'

/**
 * What any feature may listen to besides its own messages: who is in, whether there is a network, and that a tab
 * forgets its account.
 */
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
 * What is stored of features that are not loaded: their pieces of the base as they stand, and the entries they have
 * still to hear. Both
 * are read when the feature attaches, and until then they are stored again as they came (architecture §8.2).
 */
export class UnloadedFeatures<M extends AnyMessage> {
  #pieces: Table<unknown> = emptyTable()
  #missed: Entry<M>[] = []
  #heardUpTo: Table<number> = emptyTable()
  readonly #attached = new Set<string>()

  constructor(private readonly features: Pick<Features<M>, 'entry' | 'decodeOpaque'>) {}

  /** How many entries are kept. */
  get count(): number {
    return this.#missed.length
  }

  /** Whether that feature has still to hear something. */
  hasNewsFor(name: string): boolean {
    return this.#missed.some(({ message }) => ownerOfMessage(message) === name)
  }

  /** The features of which anything is kept. */
  get owners(): readonly string[] {
    const owners = [
      ...this.#missed.map(({ message }) => ownerOfMessage(message)),
      ...entriesOf(this.#pieces).map(([name]) => ownerOf(name)),
    ]
    return [...new Set(owners.flatMap((owner) => (owner === null || this.#attached.has(owner) ? [] : [owner])))]
  }

  /** `current`: all pieces of a base; those of `known` reducers are theirs. */
  begin(current: Table<unknown>, known: readonly string[]): void {
    this.#pieces = tableFrom(
      entriesOf(current).filter(
        ([name]) => !name.startsWith('@') && !known.some((reader) => name === reader || name.startsWith(`${reader}/`)),
      ),
    )
    this.#heardUpTo = numbersIn(current[HEARD])
    const codec = this.features.entry
    this.#missed =
      codec === null
        ? []
        : t.UnknownArray.is(current[MISSED])
          ? current[MISSED].flatMap((one) => {
              const entry = codec.decode(one)
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
    if (stored !== undefined && !slice.restore(stored, partsOf(slice.name, this.#pieces))) slice.reset()
  }

  /** What the feature of that name has to hear by now, in its order. It is not kept for it any more. */
  take(name: string): readonly Entry<M>[] {
    this.#attached.add(name)
    const isIts = ({ message }: Entry<M>): boolean => ownerOfMessage(message) === name
    const upTo = this.#heardUpTo[name] ?? 0
    const heard = this.#missed.filter(
      (entry) => entry.seq > upTo && (isIts(entry) || CORE_MESSAGES_FOR_FEATURES.has(entry.message.type)),
    )
    this.#missed = this.#missed.filter((entry) => !isIts(entry))
    this.#pieces = tableFrom(entriesOf(this.#pieces).filter(([piece]) => ownerOf(piece) !== name))
    return heard.flatMap((entry) => {
      const message = this.features.decodeOpaque(entry.message)
      return message === null || message instanceof OpaqueMessage ? [] : [{ ...entry, message }]
    })
  }

  /** Only what happened since the account last changed is still of it; what was stored of it before is not. */
  forget(before: number): void {
    this.#pieces = emptyTable()
    this.#heardUpTo = emptyTable()
    this.#missed = this.#missed.filter(({ seq }) => seq >= before)
  }

  /** At that entry, which the features that have attached have heard. */
  pieces(seq: number): readonly Piece[] {
    const missed = [...this.#missed]
    const codec = this.features.entry
    const heard = tableFrom([...entriesOf(this.#heardUpTo), ...[...this.#attached].map((name) => [name, seq] as const)])
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
      ...(keysOf(heard).length === 0 ? [] : [{ name: HEARD, of: heard, weight: 1, encode: () => heard }]),
      ...entriesOf(this.#pieces).map(([name, stored]): Piece => ({
        name,
        of: stored,
        weight: 1,
        encode: () => stored,
      })),
    ]
  }
}
