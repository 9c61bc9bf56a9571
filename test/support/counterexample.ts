import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'

/**
 * The shortest values that break the property, with the seed that finds them again; `null` if the property holds.
 * An exception breaks the property too.
 */
export const counterexample = <T>(property: fc.IProperty<T>, parameters: fc.Parameters<T> = {}): string | null => {
  const found = fc.check(property, parameters)
  if (!found.failed) return null
  const cause = found.errorInstance instanceof Error ? `: ${found.errorInstance.message}` : ''
  return `seed ${found.seed}: ${fc.stringify(found.counterexample)}${cause}`
}

export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual
