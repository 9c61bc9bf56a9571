import { referenceCallCounts } from './call-budget-reference'
import type { Outcome } from './run-schedule'
import type { Schedule } from './schedule'

/** No endpoint is called more than so many times as often as in fair weather (reliability §2.4). */
const TIMES = 3
/** What is read again after each connection that was made: the list, and what was opened of it. */
const READ_AGAIN = 6

type Reference = Readonly<Record<string, Readonly<Record<string, number>>>>
const known: Reference = referenceCallCounts

/**
 * Which endpoint was called too often; `null` where none was. A connection that the weather cost may ask anew for what
 * it feeds.
 */
export const overCallBudget = ({ people }: Schedule, { calls }: Outcome): string | null => {
  const fair = known[String(people)] ?? {}
  const connections = (calls.get('/im login') ?? 0) + (calls.get('/ws login') ?? 0)
  for (const [endpoint, n] of calls) {
    const most = TIMES * ((fair[endpoint] ?? 1) + READ_AGAIN * connections)
    if (n > most) return `${endpoint} was called ${n} times, at most ${most} are fair with ${connections} connections`
  }
  return null
}
