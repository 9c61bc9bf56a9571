import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { emptyTable, entriesOf, tableFrom } from '../kernel/table'
import { EffectRef } from '../kernel/message'
import type { AnyMessage, MessageCodecs } from './entry'
import { ownerOf, type FeatureMessage, type FeatureType } from './feature'

const Raw = t.intersection([t.type({ type: t.string }), t.partial({ ask: t.union([EffectRef, t.undefined]) })])
const isFeatureType = (type: string): type is FeatureType => ownerOf(type) !== null

/**
 * A message of a feature that is not loaded: it is kept as it came, and read when the feature attaches (architecture
 * §8.2).
 */
export class OpaqueMessage implements FeatureMessage {
  readonly ask?: EffectRef

  constructor(
    readonly type: FeatureType,
    ask: EffectRef | undefined,
    readonly raw: unknown,
  ) {
    if (ask !== undefined) this.ask = ask
  }
}

/** `null` for whatever is no message of a lazy feature. */
export const toOpaqueMessage = (raw: unknown): OpaqueMessage | null =>
  Raw.is(raw) && isFeatureType(raw.type) ? new OpaqueMessage(raw.type, raw.ask, raw) : null

/**
 * The kinds of messages that a log can read and write by now; a feature that is loaded later brings its own. Looks a
 * message up by
 * its type: as fast for fifty kinds as for one. An unknown kind is opaque where a feature may still bring it, else a
 * plain failure.
 * The table has no prototype, so a type named `__proto__` finds nothing.
 */
export class MessageRegistry<M extends AnyMessage> {
  #byType = emptyTable<t.Mixed>()
  readonly codec = new t.Type<M, unknown>(
    'Message',
    (u): u is M => u instanceof OpaqueMessage || (this.#codecOf(u)?.is(u) ?? false),
    (u, context) => {
      const known = this.#codecOf(u)?.validate(u, context)
      const opaque = known === undefined ? this.opaque(u) : null
      return known ?? (opaque === null ? t.failure(u, context, 'no such message') : t.success(opaque))
    },
    (m) => (m instanceof OpaqueMessage ? m.raw : (this.#codecOf(m)?.encode(m) ?? m)),
  )

  /** `opaque` makes what is kept of a message that may be read later; `null` for any other. */
  constructor(
    codecs: MessageCodecs,
    private readonly opaque: (raw: unknown) => M | null,
  ) {
    this.register(codecs)
  }

  register(codecs: MessageCodecs): void {
    this.#byType = tableFrom([...entriesOf(this.#byType), ...Object.entries(codecs)])
  }

  has({ type }: AnyMessage): boolean {
    return this.#byType[type] !== undefined
  }

  /** Of what a message of that type is made; nothing where nobody knows by now. */
  readonly shapeOf = (type: string): t.Mixed | undefined => this.#byType[type]

  /** What was opaque, once its feature is there; `null` where it cannot be read. */
  decodeOpaque(message: M): M | null {
    if (!(message instanceof OpaqueMessage) || !this.has(message)) return message
    const read = this.codec.decode(message.raw)
    return E.isRight(read) ? read.right : null
  }

  /** Whether it is handed over until it is stored, as its definition says. */
  isRedelivered({ type }: M): boolean {
    const codec = this.#byType[type]
    return codec !== undefined && 'redelivered' in codec && codec.redelivered === true
  }

  #codecOf(u: unknown): t.Mixed | undefined {
    return t.UnknownRecord.is(u) && typeof u['type'] === 'string' ? this.#byType[u['type']] : undefined
  }
}

/** A codec of all these kinds. */
export const messageUnion = <C extends MessageCodecs>(
  codecs: C,
): t.Type<(t.TypeOf<C[keyof C]> & AnyMessage) | FeatureMessage, unknown> =>
  new MessageRegistry<(t.TypeOf<C[keyof C]> & AnyMessage) | FeatureMessage>(codecs, toOpaqueMessage).codec
