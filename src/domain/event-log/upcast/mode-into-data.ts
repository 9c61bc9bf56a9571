import * as t from 'io-ts'

const OldMachine = t.type({ value: t.string, context: t.UnknownRecord, asks: t.unknown })

/**
 * 4 → 5: a reducer with effects was a machine whose states said whether there is a session or connection. `field`: the
 * context field that held the data. `mode`: the field of the data that now holds the state; `null` to drop the state.
 */
export const modeIntoData =
  (field: string, mode: string | null) =>
  (old: unknown): unknown => {
    if (!OldMachine.is(old)) return old
    const data = old.context[field]
    return t.UnknownRecord.is(data)
      ? { data: mode === null ? data : { ...data, [mode]: old.value }, asks: old.asks }
      : old
  }
