import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { emptyTable, entriesOf, tableFrom } from '../kernel/table'
import { EffectRef } from '../kernel/message'
import type { AnyMessage, MessageCodecs } from './entry'
import { ownerOf, type FeatureType } from './feature'

const Raw = t.intersection([t.type({ type: t.string }), t.partial({ ask: t.union([EffectRef, t.undefined]) })])
/** The type of an opaque message. The brand keeps a comparison with a known type from matching an opaque message. */
type OpaqueType = FeatureType & { readonly isOpaque: unique symbol }
const isOpaqueType = (type: string): type is OpaqueType => ownerOf(type) !== null

/** A message of a feature that is not loaded. The object keeps the raw value for that feature (ADR 16). */
export class OpaqueMessage implements AnyMessage {
  readonly ask?: EffectRef

  constructor(
    readonly type: OpaqueType,
    ask: EffectRef | undefined,
    readonly raw: unknown,
  ) {
    if (ask !== undefined) this.ask = ask
  }
}

/** The opaque message of a raw value; `null` if `raw` is no message of a lazy feature. */
export const toOpaqueMessage = (raw: unknown): OpaqueMessage | null =>
  Raw.is(raw) && isOpaqueType(raw.type) ? new OpaqueMessage(raw.type, raw.ask, raw) : null

/**
 * The message types that a log can read and write now. `register` adds the types of a feature that loads later.
 * A lookup takes the same time for one type and for fifty.
 * An unknown type becomes opaque if a feature may still register it; else decoding fails.
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

  /** `opaque` wraps a raw message that a feature may decode later. `opaque` returns `null` for any other message. */
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

  readonly shapeOf = (type: string): t.Mixed | undefined => this.#byType[type]

  /**
   * Decodes an opaque message once its feature is registered; `null` if decoding fails. Other messages pass unchanged.
   */
  decodeOpaque(message: M): M | null {
    if (!(message instanceof OpaqueMessage) || !this.has(message)) return message
    const read = this.codec.decode(message.raw)
    return E.isRight(read) ? read.right : null
  }

  /** Whether the message is sent again until it is stored, as its definition specifies. */
  isRedelivered({ type }: M): boolean {
    const codec = this.#byType[type]
    return codec !== undefined && 'redelivered' in codec && codec.redelivered === true
  }

  #codecOf(u: unknown): t.Mixed | undefined {
    return t.UnknownRecord.is(u) && typeof u['type'] === 'string' ? this.#byType[u['type']] : undefined
  }
}

/**
 * The codec of a fixed table of messages.
 * @internal
 */
export const messageUnion = <C extends MessageCodecs>(
  codecs: C,
): t.Type<(t.TypeOf<C[keyof C]> & AnyMessage) | OpaqueMessage, unknown> =>
  new MessageRegistry<(t.TypeOf<C[keyof C]> & AnyMessage) | OpaqueMessage>(codecs, toOpaqueMessage).codec
