import * as t from 'io-ts'

const OldMachine = t.type({ value: t.unknown, context: t.unknown })

/** 4 → 5: states of a machine got other names, as all forms now name their states alike. `names`: new names by old. */
export const renamedStates =
  (names: ReadonlyMap<unknown, string>) =>
  (old: unknown): unknown => {
    const renamed = (value: unknown): unknown =>
      t.UnknownRecord.is(value)
        ? Object.fromEntries(Object.entries(value).map(([outer, inner]) => [outer, renamed(inner)]))
        : (names.get(value) ?? value)
    return OldMachine.is(old) ? { ...old, value: renamed(old.value) } : old
  }
