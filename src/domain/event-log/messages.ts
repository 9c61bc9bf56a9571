import * as t from 'io-ts'
import { emptyTable, entriesOf, tableFrom } from '../kernel/table'
import type { AnyMessage } from './entry'

export type Codecs = Readonly<Record<string, t.Mixed>>

/**
 * The kinds of messages that a log can read and write by now; an area that joins late brings its own (ADR 13). Looks a message up
 * by its type: as fast for fifty kinds as for one, and an unknown kind is a plain failure. The table has no prototype, so a type
 * named `__proto__` finds nothing.
 */
export class Vocabulary<M extends AnyMessage> {
  #byType = emptyTable<t.Mixed>()
  readonly codec = new t.Type<M, unknown>(
    'Message',
    (u): u is M => this.#codecOf(u)?.is(u) ?? false,
    (u, context) => this.#codecOf(u)?.validate(u, context) ?? t.failure(u, context, 'no such message'),
    (m) => this.#codecOf(m)?.encode(m) ?? m,
  )

  constructor(codecs: Codecs) { this.learn(codecs) }

  learn(codecs: Codecs): void {
    this.#byType = tableFrom([...entriesOf(this.#byType), ...Object.entries(codecs)])
  }

  knows({ type }: M): boolean { return this.#byType[type] !== undefined }

  #codecOf(u: unknown): t.Mixed | undefined {
    return t.UnknownRecord.is(u) && typeof u['type'] === 'string' ? this.#byType[u['type']] : undefined
  }
}

/** A codec of all these kinds. */
export const messageUnion = <C extends Codecs>(codecs: C): t.Type<t.TypeOf<C[keyof C]> & AnyMessage, unknown> =>
  new Vocabulary<t.TypeOf<C[keyof C]> & AnyMessage>(codecs).codec
