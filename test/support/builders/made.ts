import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'

/** Decodes a value of that codec. Throws if a test builds an invalid value. */
export function made<A>(codec: t.Type<A, unknown>, value: unknown): A {
  const decoded = codec.decode(value)
  if (E.isRight(decoded)) return decoded.right
  throw new Error(`no ${codec.name}: ${JSON.stringify(value)}`)
}
