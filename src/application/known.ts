import type * as t from 'io-ts'
import { entryCodec, Vocabulary, type AnyMessage, type Codecs, type Entry } from '../domain/event-log'
import { entriesOf, tableFrom, type Table } from '../domain/kernel/table'
import type { Areas, Share } from './areas'
import type { Effect } from './effect'

/** What a log has from its first moment, and who fetches the rest. */
export interface Begins<M> {
  readonly messages: Codecs
  readonly effects: Table<Effect<M>>
  readonly areas: Areas
}

/** What of a log is here by now: the messages it can read and write, and the effects that can be performed (ADR 13). */
export class Known<M extends AnyMessage> {
  readonly #words: Vocabulary<M>
  #effects: Table<Effect<M>>
  readonly message: t.Type<M, unknown>
  readonly entry: t.Type<Entry<M>, unknown>

  constructor(private readonly begins: Begins<M>) {
    this.#words = new Vocabulary<M>(begins.messages)
    this.#effects = begins.effects
    this.message = this.#words.codec
    this.entry = entryCodec(this.message)
  }

  /** A message of an area that is not here has the areas fetched, and waits for them; so does all that is said after it. */
  readonly awaits = (message: M): boolean => {
    const { areas } = this.begins
    if (this.#words.knows(message)) return false
    void areas.insist()
    return true
  }

  readonly effectOf = (name: string): Effect<M> | undefined => this.#effects[name]

  take({ messages, effects, join }: Share<M>): void {
    this.#words.learn(messages)
    this.#effects = tableFrom([...entriesOf(this.#effects), ...entriesOf(effects)])
    join()
  }
}
