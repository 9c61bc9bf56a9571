import * as t from 'io-ts'
import { isWithinGraphemes } from '../../../domain/kernel/graphemes'
import { toWellFormed } from './text'

/** A text that a member writes, of at most `limit` graphemes: the unit in which its field counts. */
export const graphemeText = (limit: number): t.Type<string, string, unknown> => {
  const isBounded = (u: unknown): u is string => typeof u === 'string' && isWithinGraphemes(u, limit)
  return new t.Type<string, string, unknown>(
    `Graphemes${limit}`,
    isBounded,
    (u, context) => (isBounded(u) ? t.success(toWellFormed(u)) : t.failure(u, context)),
    (a) => a,
  )
}
