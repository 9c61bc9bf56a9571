import type { CrowdPoint } from '../../../domain/recap'

/** The size of the drawing. The picture stretches it to its own size. */
export const [WIDTH, HEIGHT] = [400, 100]

interface CurvePath {
  readonly line: string
  readonly area: string
}

/**
 * The number of people over time, as steps: a number holds until the next point. `null` if there is nothing to draw:
 * fewer than two points, or no time between them.
 */
export const curvePath = (curve: readonly CrowdPoint[], endsAt: number | null): CurvePath | null => {
  const [first, last] = [curve[0], curve.at(-1)]
  if (first === undefined || last === undefined || curve.length < 2) return null
  const end = Math.max(last.at, endsAt ?? 0)
  const most = Math.max(...curve.map(({ people }) => people))
  if (end <= first.at || most === 0) return null
  const x = (at: number): string => (((at - first.at) / (end - first.at)) * WIDTH).toFixed(1)
  const y = (people: number): string => ((1 - people / most) * HEIGHT).toFixed(1)
  const steps = curve.map(({ at, people }, n) => (n === 0 ? `M${x(at)} ${y(people)}` : `H${x(at)}V${y(people)}`))
  const line = `${steps.join('')}H${x(end)}`
  return { line, area: `${line}V${HEIGHT}H0Z` }
}
