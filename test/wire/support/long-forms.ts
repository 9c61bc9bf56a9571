import type { WireFrame } from './call-row'

/** Longer than any text or list that a frame may carry, and short enough for a frame. */
const LONG = 200_000
/** The most that may remain of a long text or a long list. */
export const BOUND = LONG / 2

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

/** A value with one text or one list of it made long, for each text and each list, with the path to it. */
const longValues = (value: unknown, path: string): readonly (readonly [string, unknown])[] => {
  if (typeof value === 'string') return [[path, `${value}${'a'.repeat(LONG)}`]]
  if (!isRecord(value)) return []
  const inside = Object.entries(value).flatMap(([name, one]) =>
    longValues(one, `${path}.${name}`).map(
      ([at, long]) =>
        [
          at,
          Array.isArray(value)
            ? value.map((item: unknown, n) => (String(n) === name ? long : item))
            : { ...value, [name]: long },
        ] as const,
    ),
  )
  if (!Array.isArray(value) || value.length === 0) return inside
  const times = Math.ceil((LONG * 3) / JSON.stringify(value).length)
  return [...inside, [`${path}[]`, Array.from({ length: times }, (): readonly unknown[] => value).flat()]]
}

/** The frame with each of its texts and lists made long in turn. */
export const longFrames = ({ event, data }: WireFrame): readonly (readonly [path: string, frame: object])[] =>
  longValues(data, event).map(([path, long]) => [path, { event, data: long }])
