import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entryCodec, Origin, type AnyMessage, type Entry } from '../../../domain/event-log'
import { SessionId } from '../../../domain/kernel/ids'

/** The leader's term, or the latest term that a follower knows. Older versions send no term. */
interface InTerm {
  readonly term: number | undefined
}

/** Messages between the tabs of a browser about the account's log. */
export type TabProtocolMessage<M extends AnyMessage> =
  /**
   * `isOther`: the leader's log may differ from the stored log that a new tab restores. Older versions omit this field.
   */
  | (InTerm & { readonly kind: 'leads'; readonly seq: number; readonly isOther: boolean | undefined })
  /**
   * `isStored`: all entries so far are in the store, not only in the leader's memory. Older versions omit this field.
   */
  | (InTerm & {
      readonly kind: 'entries'
      readonly isStored: boolean | undefined
      readonly entries: readonly Entry<M>[]
    })
  | (InTerm & { readonly kind: 'state'; readonly seq: number; readonly pieces: Readonly<Record<string, unknown>> })
  | (InTerm & { readonly kind: 'hello'; readonly seq: number })
  /** A command. `under`: the sender's session when the sender dispatched it. */
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

/**
 * Decodes posts of other tabs. Ignores a post that cannot be decoded, for example from a tab with another app version.
 */
export const tabProtocol = <M extends AnyMessage>(message: t.Type<M, unknown>) => {
  const codec = kinds(message)
  return {
    encode: (talk: TabProtocolMessage<M>): unknown => codec.encode(talk),
    /** Encodes entries as the store encodes them. */
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
