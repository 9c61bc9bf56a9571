import type { Json } from './call-row'

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u)
const isList = (json: Json): json is readonly Json[] => Array.isArray(json)
const isAnyList = (u: unknown): u is readonly unknown[] => Array.isArray(u)
const isFlag = (u: unknown): boolean => u === 0 || u === 1 || typeof u === 'boolean'

/**
 * The places where a response lacks a field of the literal or has another type. In a list, an item must match the
 * literal's first. A `null` on either side matches, because optional fields are `null`.
 */
export const differenceOf = (literal: Json, actual: unknown, at = 'data'): readonly string[] => {
  if (literal === null || actual === null) return []
  if (isList(literal)) {
    if (!isAnyList(actual)) return [`${at} is no list`]
    const [first] = literal
    if (first === undefined || actual.length === 0) return []
    // The rows of a list may be of several kinds, so compare with the row that differs least.
    const [best = []] = actual.map((one) => differenceOf(first, one, `${at}[]`)).sort((a, b) => a.length - b.length)
    return best
  }
  if (isRecord(literal)) {
    return !isRecord(actual)
      ? [`${at} is no object`]
      : Object.entries(literal).flatMap(([key, value]) =>
          key in actual ? differenceOf(value, actual[key], `${at}.${key}`) : [`${at}.${key} is missing`],
        )
  }
  return typeof literal === typeof actual || (isFlag(literal) && isFlag(actual))
    ? []
    : [`${at} is a ${typeof actual}, not a ${typeof literal}`]
}
