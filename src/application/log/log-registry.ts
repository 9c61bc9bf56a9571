import type * as t from 'io-ts'
import {
  entryCodec,
  OpaqueMessage,
  ownerOf,
  Vocabulary,
  type AnyMessage,
  type Codecs,
  type Entry,
} from '../../domain/event-log'
import { entriesOf, tableFrom, type Table } from '../../domain/kernel/table'
import type { Areas, LazyFeatureLoader, LogContributions } from '../features/lazy-areas'
import type { Effect } from '../effects/effect'

/** What a log has from its first moment, and who fetches the rest. */
export interface InitialLogParts<M> {
  readonly messages: Codecs
  readonly effects: Table<Effect<M>>
  readonly areas: Areas
  readonly features: LazyFeatureLoader
}

/** What of a log is here by now: the messages it can read and write, and the effects that can be performed (ADR 13). */
export class LogRegistry<M extends AnyMessage> {
  readonly #words: Vocabulary<M>
  #effects: Table<Effect<M>>
  readonly message: t.Type<M, unknown>
  readonly entry: t.Type<Entry<M>, unknown>

  constructor(
    private readonly begins: InitialLogParts<M>,
    opaque: (raw: unknown) => M | null,
  ) {
    this.#words = new Vocabulary<M>(begins.messages, opaque)
    this.#effects = begins.effects
    this.message = this.#words.codec
    this.entry = entryCodec(this.message)
  }

  /**
   * A message that cannot be folded yet has its feature loaded, and waits for it; so does all that is said after it.
   * One of a feature
   * that this program does not have waits for nothing.
   */
  readonly mustWaitFor = (message: M): boolean => {
    const { areas, features } = this.begins
    if (this.#words.has(message)) return false
    const owner = ownerOf(message.type)
    if (owner !== null) return features.mustWaitFor(owner)
    void areas.loadAllWithRetry()
    return true
  }

  /** The message as its feature, which has attached meanwhile, reads it; `null` where it cannot. */
  readonly decodeOpaque = (message: M): M | null =>
    message instanceof OpaqueMessage ? this.#words.decodeOpaque(message) : message

  readonly isRedelivered = (message: M): boolean => this.#words.isRedelivered(message)

  readonly shapeOf = (type: string): t.Mixed | undefined => this.#words.shapeOf(type)

  readonly effectOf = (name: string): Effect<M> | undefined => this.#effects[name]

  add({ messages, effects, join }: LogContributions<M>): void {
    this.#words.register(messages)
    this.#effects = tableFrom([...entriesOf(this.#effects), ...entriesOf(effects)])
    join()
  }
}
