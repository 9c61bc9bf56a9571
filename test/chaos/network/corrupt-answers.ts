import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'

type Json = Readonly<Record<string, unknown>>
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes one random object in the value. */
const inside = (value: unknown, chance: SeededRandom, change: (found: Json) => Json): unknown => {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const at = chance.between(0, items.length - 1)
    return items.map((item, i) => (i === at ? inside(item, chance, change) : item))
  }
  if (!isJson(value)) return value
  const nested = Object.keys(value).filter((key) => typeof value[key] === 'object' && value[key] !== null)
  const key = chance.of(nested, '')
  return key === '' || chance.next() < 0.3 ? change(value) : { ...value, [key]: inside(value[key], chance, change) }
}

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.toReversed()
  return isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reversed(one)])) : value
}

const without = (found: Json, chance: SeededRandom): Json => {
  const gone = chance.of(Object.keys(found), '')
  return Object.fromEntries(Object.entries(found).filter(([key]) => key !== gone))
}

/** Fields with enum values. */
const ENUMS: ReadonlySet<string> = new Set([
  'type',
  'role',
  'join_type',
  'join_mode',
  'status',
  'conversation_type',
  'is_visitor',
  'verification',
])

const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown)
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, ENUMS.has(key) ? 987_654 : withUnknown(one)]),
  )
}

export type Corruption = 'extra' | 'missing' | 'unknown' | 'order' | 'tooMany' | 'failed' | 'html' | 'silent' | 'stale'
const OF_HTTP: readonly Corruption[] = [
  'extra',
  'missing',
  'unknown',
  'order',
  'tooMany',
  'failed',
  'html',
  'silent',
  'stale',
]
const OF_FRAMES: readonly Corruption[] = ['extra', 'missing', 'order', 'html', 'silent', 'stale']

export const drawCorruption = (chance: SeededRandom, over: 'http' | 'frames'): Corruption =>
  chance.of(over === 'http' ? OF_HTTP : OF_FRAMES, 'html')

/**
 * The corrupted `data` of a response. In a frame only top-level fields go missing: a missing message would be a false
 * response, not a corrupt response.
 */
export const corrupted = (data: unknown, wrong: Corruption, chance: SeededRandom, over: 'http' | 'frames'): unknown => {
  switch (wrong) {
    case 'extra':
      return inside(data, chance, (found) => ({ ...found, of_tomorrow: { is: [1, 'new'] } }))
    case 'missing':
      return over === 'http'
        ? inside(data, chance, (found) => without(found, chance))
        : isJson(data)
          ? without(data, chance)
          : data
    case 'unknown':
      return withUnknown(data)
    case 'order':
      return reversed(data)
    default:
      return data
  }
}
