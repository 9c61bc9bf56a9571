import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { EffectAttempted, entryCodec, type AnyMessage } from '../../domain/event-log'
import { EffectRef } from '../../domain/kernel/message'
import type { StoredLog } from '../ports/browser/log-store'
import type { EventLog } from './event-log'
import { applyEntries, NumberedEntry } from './restore-log'

const Answer = t.type({ message: t.type({ ask: EffectRef }) })

/**
 * Folds the entries of a page that began with an empty log, so that they follow the entries of this log. The entries
 * get the next numbers, and each answer names the new number of its request. Answers without a request are left out.
 * Returns the renumbered entries.
 */
const foldAfter = <M extends AnyMessage>(
  log: EventLog<M>,
  entries: readonly unknown[],
  message: t.Type<M, unknown>,
): readonly unknown[] => {
  const codec = entryCodec(message)
  const numbers = new Map<number, number>()
  const asked = (one: unknown): object => {
    if (!Answer.is(one)) return {}
    const { ask } = one.message
    return { message: { ...one.message, ask: { ...ask, seq: numbers.get(ask.seq) ?? ask.seq } } }
  }
  return entries.filter(NumberedEntry.is).flatMap((one) => {
    const seq = log.seq + 1
    const again = { ...one, ...asked(one), seq }
    const entry = codec.decode(again)
    if (E.isLeft(entry) || log.answersNothing(entry.right.message) || !log.take(entry.right)) return []
    numbers.set(one.seq, seq)
    return [again]
  })
}

const Attempt = t.type({ message: EffectAttempted })
const Forgetting = t.type({ seq: t.number, message: t.type({ type: t.literal('ForgetAccount') }) })

interface ReadLate<M extends AnyMessage> {
  readonly log: EventLog<M>
  readonly stored: StoredLog
  /** The journal of the previous page, which follows the stored entries. */
  readonly last: readonly unknown[]
  /** The entries of this page, which began with an empty log. */
  readonly since: readonly unknown[]
  readonly message: t.Type<M, unknown>
  readonly onBegin: () => void
}

/**
 * Inserts the stored entries before the entries of a page that could not read the store. Returns the entries that are
 * not stored yet.
 * Returns `null` if nothing was stored, or if this page attempted a `once` effect: an attempt is identified by its
 * number, which would change.
 */
export const mergeStoredLog = <M extends AnyMessage>({
  log,
  stored,
  last,
  since,
  message,
  onBegin,
}: ReadLate<M>): { readonly passedOver: number; readonly unstored: readonly unknown[] } | null => {
  if (stored.base === null && stored.entries.length + last.length === 0) return null
  if (since.some(Attempt.is)) return null
  onBegin()
  let passedOver = 0
  let unstored = last
  log.rewrite(() => {
    const entries = [...stored.entries, ...last]
    log.restore(stored.base ?? { seq: 0, pieces: {} })
    passedOver = applyEntries(log, { entries }, message)
    const forgotten = entries.findLast(Forgetting.is)
    if (forgotten !== undefined) log.forgetUnattached(forgotten.seq)
    unstored = [...last, ...foldAfter(log, since, message)]
  })
  return { passedOver, unstored }
}
