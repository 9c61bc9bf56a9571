import type { CrowdPoint } from '../../../../domain/recap'
import { addMs, type Instant } from '../../../../domain/kernel/instant'

/** The most points of a room's curve. A longer curve halves its resolution, so that an evening of any length fits. */
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

/** The share of the most people in the room, at even steps of a seeded evening. */
const RISE = [0.04, 0.22, 0.41, 0.58, 0.72, 0.85, 0.93, 1, 0.97, 0.88, 0.9, 0.76, 0.61]

/** The curve of a seeded room with `most` people from `from` on. It ends with everybody leaving if the room is over. */
export const seededCurve = (from: Instant, lengthMs: number, most: number, isOver: boolean): readonly CrowdPoint[] =>
  most === 0
    ? []
    : [
        ...RISE.map((share, n) => ({
          at: addMs(from, Math.round((lengthMs * n) / RISE.length)),
          people: Math.max(1, Math.round(share * most)),
        })),
        ...(isOver ? [{ at: addMs(from, lengthMs), people: 0 }] : []),
      ]
