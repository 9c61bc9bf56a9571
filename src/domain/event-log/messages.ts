import * as t from 'io-ts'
import { tableFrom } from '../kernel/table'
import type { AnyMessage } from './entry'

/**
 * A codec that looks a message up by its type: as fast for fifty kinds as for one, and an unknown kind is a plain
 * failure. The table has no prototype, so a type named `__proto__` finds nothing.
 */
export const messageUnion = <C extends Readonly<Record<string, t.Mixed>>>(
  codecs: C,
): t.Type<t.TypeOf<C[keyof C]> & AnyMessage, unknown> => {
  type M = t.TypeOf<C[keyof C]> & AnyMessage
  const byType = tableFrom<t.Mixed>(Object.entries(codecs))
  const codecOf = (u: unknown): t.Mixed | undefined =>
    t.UnknownRecord.is(u) && typeof u['type'] === 'string' ? byType[u['type']] : undefined
  return new t.Type<M, unknown>(
    'Message',
    (u): u is M => codecOf(u)?.is(u) ?? false,
    (u, context) => codecOf(u)?.validate(u, context) ?? t.failure(u, context, 'no such message'),
    (m) => codecOf(m)?.encode(m) ?? m,
  )
}
