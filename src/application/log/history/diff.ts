/** A difference between two values. `undefined`: the field is missing on that side. */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const childrenOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (Array.isArray(value)) return new Map(value.map((item: unknown, at) => [String(at), item] as const))
  return isObject(value) ? new Map(Object.entries(value)) : null
}

/** The differences of two JSON values, at most `most`. A field that is an object on both sides is compared by field. */
export const differencesOf = (before: unknown, after: unknown, most = 200): readonly Difference[] => {
  const found: Difference[] = []
  const compare = (path: string, was: unknown, is: unknown): void => {
    if (was === is || found.length >= most) return
    const [old, now] = [childrenOf(was), childrenOf(is)]
    if (old === null || now === null || Array.isArray(was) !== Array.isArray(is)) {
      found.push({ path, before: was, after: is })
      return
    }
    for (const key of new Set([...old.keys(), ...now.keys()]))
      compare(path === '' ? key : `${path}.${key}`, old.get(key), now.get(key))
  }
  compare('', before, after)
  return found
}
