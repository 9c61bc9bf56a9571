import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entryCodec, Origin, type AnyMessage, type Entry } from '../../../domain/event-log'
import { SessionId } from '../../../domain/kernel/ids'

/** The term of whoever leads, or the last that was heard of; an older version tells none. */
interface InTerm {
  readonly term: number | undefined
}

/** What tabs of one browser tell each other of the account log. */
export type TabProtocolMessage<M extends AnyMessage> =
  /**
   * `isOther`: its log may be another than the one that is stored, from which a tab begins; an older version does not
   * say.
   */
  | (InTerm & { readonly kind: 'leads'; readonly seq: number; readonly isOther: boolean | undefined })
  /**
   * `isStored`: all that was told by now is in the store, and not only kept for as long as the page lives that leads;
   * an older version does not say.
   */
  | (InTerm & {
      readonly kind: 'entries'
      readonly isStored: boolean | undefined
      readonly entries: readonly Entry<M>[]
    })
  | (InTerm & { readonly kind: 'state'; readonly seq: number; readonly pieces: Readonly<Record<string, unknown>> })
  | (InTerm & { readonly kind: 'hello'; readonly seq: number })
  /** `under`: the session that was in force where it was said. */
  | { readonly kind: 'said'; readonly from: Origin; readonly message: M; readonly under: SessionId | null }

const term = t.union([t.number, t.undefined])
const flag = t.union([t.boolean, t.undefined])

const kinds = <M extends AnyMessage>(message: t.Type<M, unknown>): t.Type<TabProtocolMessage<M>, unknown> =>
  t.union([
    t.strict({ kind: t.literal('leads'), term, seq: t.number, isOther: flag }),
    t.strict({ kind: t.literal('entries'), term, isStored: flag, entries: t.readonlyArray(entryCodec(message)) }),
    t.strict({ kind: t.literal('state'), term, seq: t.number, pieces: t.UnknownRecord }),
    t.strict({ kind: t.literal('hello'), term, seq: t.number }),
    t.strict({ kind: t.literal('said'), from: Origin, message, under: t.union([SessionId, t.null]) }),
  ])

/** Reads what another tab posted; anything else (another version, say) is passed over. */
export const tabProtocol = <M extends AnyMessage>(message: t.Type<M, unknown>) => {
  const codec = kinds(message)
  return {
    encode: (talk: TabProtocolMessage<M>): unknown => codec.encode(talk),
    /** Entries as they were encoded for the store: they are told just so. */
    encodeStored: (now: number, kept: boolean, entries: readonly unknown[]): unknown => ({
      kind: 'entries',
      term: now,
      isStored: kept,
      entries,
    }),
    decode: (posted: unknown): TabProtocolMessage<M> | null => {
      const decoded = codec.decode(posted)
      return E.isRight(decoded) ? decoded.right : null
    },
  }
}
