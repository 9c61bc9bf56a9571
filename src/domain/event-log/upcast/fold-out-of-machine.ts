import * as t from 'io-ts'

const Boxed = t.type({ context: t.UnknownRecord, asks: t.unknown })

/**
 * 2 → 3: a reducer with effects was a one-state machine before. `field`: the context field that held the reducer's
 * data; `null` if the whole context was the data.
 */
export const foldOutOfMachine =
  (field: string | null) =>
  (old: unknown): unknown => {
    if (!Boxed.is(old)) return old
    const { asking: _asking, ...context } = old.context
    return { data: field === null ? context : context[field], asks: old.asks }
  }
