import type * as t from 'io-ts'
import {
  entryCodec,
  OpaqueMessage,
  ownerOf,
  MessageRegistry,
  type AnyMessage,
  type MessageCodecs,
  type Entry,
} from '../../domain/event-log'
import { entriesOf, tableFrom, type Table } from '../../domain/kernel/table'
import type { LazyFeatures } from '../features/lazy-features'
import type { LogContribution } from '../features/implement-feature'
import type { Effect } from '../effects/effect'

/** The functions of the lazy features that a log needs. */
export type FeatureLoading = Pick<LazyFeatures, 'mustWaitFor' | 'loadWithRetry'>

/** The messages and effects of the core, and the loader of all other messages and effects. */
export interface InitialLogParts<M> {
  readonly messages: MessageCodecs
  readonly effects: Table<Effect<M>>
  readonly features: FeatureLoading
}

/**
 * The messages that a log can decode and the effects that it can run. Features add their own (ADR 16).
 */
export class LogRegistry<M extends AnyMessage> {
  readonly #words: MessageRegistry<M>
  #effects: Table<Effect<M>>
  readonly message: t.Type<M, unknown>
  readonly entry: t.Type<Entry<M>, unknown>

  constructor(
    private readonly begins: InitialLogParts<M>,
    opaque: (raw: unknown) => M | null,
  ) {
    this.#words = new MessageRegistry<M>(begins.messages, opaque)
    this.#effects = begins.effects
    this.message = this.#words.codec
    this.entry = entryCodec(this.message)
  }

  /**
   * Whether the message cannot be folded yet, because its feature is not loaded. The message and all later messages
   * wait, and the feature loads.
   * A message of a feature that this program lacks does not wait.
   */
  readonly mustWaitFor = (message: M): boolean => {
    const owner = this.#words.has(message) ? null : ownerOf(message.type)
    return owner !== null && this.begins.features.mustWaitFor(owner)
  }

  readonly decodeOpaque = (message: M): M | null =>
    message instanceof OpaqueMessage ? this.#words.decodeOpaque(message) : message

  readonly isRedelivered = (message: M): boolean => this.#words.isRedelivered(message)

  readonly shapeOf = (type: string): t.Mixed | undefined => this.#words.shapeOf(type)

  readonly effectOf = (name: string): Effect<M> | undefined => this.#effects[name]

  add({ messages, effects }: Pick<LogContribution<M>, 'messages' | 'effects'>): void {
    this.#words.register(messages)
    this.#effects = tableFrom([...entriesOf(this.#effects), ...entriesOf(effects)])
  }
}
