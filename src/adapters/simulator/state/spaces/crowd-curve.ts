import type { CrowdPoint } from '../../../../domain/recap'
import { addMs, type Instant } from '../../../../domain/kernel/instant'

/**
 * The most points of a room's curve. A longer curve halves its resolution, so that an evening of any length fits.
 * @internal
 */
export const MOST_POINTS = 48

/** Keeps of each pair of points the point with more people, so that the highest point survives. */
const halved = (curve: readonly CrowdPoint[]): readonly CrowdPoint[] =>
  curve.flatMap((point, n) => {
    const next = curve[n + 1]
    if (n % 2 === 1) return []
    return [next !== undefined && next.people > point.people ? next : point]
  })

/** Adds the number of people in the room at `at`. A number that did not change adds nothing. */
export const withCrowd = (curve: readonly CrowdPoint[], at: Instant, people: number): readonly CrowdPoint[] => {
  if ((curve.at(-1)?.people ?? 0) === people) return curve
  return [...(curve.length < MOST_POINTS ? curve : halved(curve)), { at, people }]
}

/** The share of the most people in a seeded room at even steps: how the room fills, and how it empties at the end. */
const RISE = [0.04, 0.22, 0.41, 0.58, 0.72, 0.85, 0.93, 1]
const FALL = [0.97, 0.88, 0.9, 0.76, 0.61]

/** The curve of a seeded room with `most` people from `from` on. It ends with everybody leaving if the room is over. */
export const seededCurve = (from: Instant, lengthMs: number, most: number, isOver: boolean): readonly CrowdPoint[] => {
  const shares = most === 0 ? [] : isOver ? [...RISE, ...FALL, 0] : RISE
  return shares.map((share, n) => ({
    at: addMs(from, Math.round((lengthMs * n) / (shares.length - 1))),
    people: Math.ceil(share * most),
  }))
}
