import * as t from 'io-ts'
import { toWellFormed } from './text'

/**
 * A text of `least` to `limit` UTF-16 units. Any other value is an error. Lone surrogates become U+FFFD. For displayed
 * texts that may be shortened, use `JsonBody`.
 */
export const boundedText = (limit: number, least = 0): t.Type<string, string, unknown> => {
  const isBounded = (u: unknown): u is string => typeof u === 'string' && u.length >= least && u.length <= limit
  return new t.Type<string, string, unknown>(
    `Text${limit}`,
    isBounded,
    (u, context) => (isBounded(u) ? t.success(toWellFormed(u)) : t.failure(u, context)),
    (a) => a,
  )
}

/**
 * A list of at most `limit` items for the input of a call. A longer list is an error. A single invalid item makes the
 * list an error.
 */
export const boundedList = <A, O>(item: t.Type<A, O, unknown>, limit: number) => {
  const list = t.readonlyArray(item)
  return new t.Type<readonly A[], readonly O[], unknown>(
    `${list.name} of ${limit}`,
    (u): u is readonly A[] => list.is(u) && u.length <= limit,
    // The codec checks the length first, so that the items of a too long, hostile list are not decoded.
    (u, context) => (Array.isArray(u) && u.length <= limit ? list.validate(u, context) : t.failure(u, context)),
    list.encode,
  )
}
