import { overCallBudget } from './call-budget'
import { InvariantBroken, runSchedule as run, type Outcome } from './run-schedule'
import { withoutFaults, drawSchedule, type Schedule } from './schedule'

export {
  withoutFaults,
  counts,
  actionsIn,
  drawDenseSchedule,
  drawSchedule,
  kindsOfFault,
  type Schedule,
} from './schedule'
export { shrink } from './shrink'
export type { Outcome } from './run-schedule'

export const runAndJudge = async (
  schedule: Schedule,
  tell: ((line: string) => void) | null = null,
): Promise<Outcome> => {
  const outcome = await run(schedule, tell)
  const over = outcome.broken === null ? overCallBudget(schedule, outcome) : null
  return over === null ? outcome : { ...outcome, broken: new InvariantBroken('call budget', over, 0) }
}

/** The most API calls of each endpoint in runs without faults, by number of people. */
export const referenceCalls = async (
  seeds: number,
): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>> => {
  const most: Record<string, Record<string, number>> = {}
  for (let seed = 1; seed <= seeds; seed += 1) {
    const schedule = withoutFaults(drawSchedule(seed, null))
    const { calls } = await run(schedule)
    const so = (most[schedule.people] ??= {})
    for (const [endpoint, n] of calls) so[endpoint] = Math.max(so[endpoint] ?? 0, n)
  }
  return most
}
