import type { HttpDriver } from '../../rest/client/http-driver'
import type { ServerClock } from '../time/server-clock'
import { takeEarlyCall } from './early-calls'

/** The header `Date` has whole seconds. */
const DATE_STEP_MS = 1_000

/** Sends requests with `fetch`. The clock learns the server's time from the answers. */
export const makeBrowserHttp =
  ({ timeRequest }: Pick<ServerClock, 'timeRequest'>, early = takeEarlyCall, send: HttpDriver = fetch): HttpDriver =>
  async (request) => {
    const call = early(request)
    const takeTime = timeRequest(call?.sentAt)
    const response = await (call?.response ?? send(request))
    // An error may come from a machine on the way, with a clock of its own.
    if (response.ok) takeTime(Date.parse(response.headers.get('date') ?? ''), DATE_STEP_MS)
    return response
  }
