import * as t from 'io-ts'

const Boxed = t.type({ context: t.UnknownRecord, asks: t.unknown })

/**
 * 2 → 3: a reducer with effects was a machine of one state. Its data is `field` of the context; `null`: the whole
 * context.
 */
export const foldOutOfMachine =
  (field: string | null) =>
  (old: unknown): unknown => {
    if (!Boxed.is(old)) return old
    const { asking: _asking, ...context } = old.context
    return { data: field === null ? context : context[field], asks: old.asks }
  }
