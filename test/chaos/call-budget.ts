import { referenceCallCounts } from './call-budget-reference'
import type { Outcome } from './run-schedule'
import type { Schedule } from './schedule'

/** An endpoint may be called at most this many times as often as without faults (reliability §2.4). */
const TIMES = 3
/** How many API calls each new connection may repeat: the conversation list and the open conversations. */
const READ_AGAIN = 6

type Reference = Readonly<Record<string, Readonly<Record<string, number>>>>
const known: Reference = referenceCallCounts

/** The endpoint that was called too often, or `null`. After a lost connection the client may fetch its data again. */
export const overCallBudget = ({ people }: Schedule, { calls }: Outcome): string | null => {
  const fair = known[String(people)] ?? {}
  const connections = (calls.get('/im login') ?? 0) + (calls.get('/ws login') ?? 0)
  for (const [endpoint, n] of calls) {
    const most = TIMES * ((fair[endpoint] ?? 1) + READ_AGAIN * connections)
    if (n > most) return `${endpoint} was called ${n} times, at most ${most} are fair with ${connections} connections`
  }
  return null
}
