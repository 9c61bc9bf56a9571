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
 * Texts of inputs. These bounds are far above what a member enters; the rules of a feature are stricter. `IdText`: ids,
 * names, codes and search words. `LinkText`: links, tokens and signatures. `BodyText`: texts of several lines.
 */
export const IdText = boundedText(512)
export const LinkText = boundedText(2_048)
export const BodyText = boundedText(20_000)

/**
 * A list of at most `limit` items for the input of a call. A longer list is an error. A single invalid item makes the
 * list an error.
 */
export const boundedList = <A, O>(item: t.Type<A, O, unknown>, limit: number): BoundedList<A, O> => {
  const list = t.readonlyArray(item)
  return new BoundedList<A, O>(
    `${list.name} of ${limit}`,
    (u): u is readonly A[] => list.is(u) && u.length <= limit,
    // The codec checks the length first, so that the items of a too long, hostile list are not decoded.
    (u, context) => (Array.isArray(u) && u.length <= limit ? list.validate(u, context) : t.failure(u, context)),
    list.encode,
    item,
  )
}

/** A list with a bound. `item` is the codec of its items. */
class BoundedList<A, O> extends t.Type<readonly A[], readonly O[], unknown> {
  constructor(
    name: string,
    is: t.Is<readonly A[]>,
    validate: t.Validate<unknown, readonly A[]>,
    encode: t.Encode<readonly A[], readonly O[]>,
    readonly item: t.Type<A, O, unknown>,
  ) {
    super(name, is, validate, encode)
  }
}

/** Any value whose JSON has at most `limit` UTF-16 units. The code that uses the value decodes it. */
export const boundedJson = (limit: number): t.Type<unknown, unknown, unknown> => {
  const isBounded = (u: unknown): u is unknown => u === undefined || JSON.stringify(u).length <= limit
  return new t.Type<unknown, unknown, unknown>(
    `Json${limit}`,
    isBounded,
    (u, context) => (isBounded(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
}
