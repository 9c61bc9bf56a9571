import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Simulator } from '../../../application/ports/simulator'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import type { RestClient } from '../client/rest-client'

/** The mail and the acts of the simulated server. */
export const makeSimulator = (rest: RestClient): Simulator => ({
  mailTo: (email) =>
    pipe(
      rest.call(simulatorCalls.inbox, { email }),
      TE.map(({ list }) =>
        list.items.flatMap(({ email: to, code, time }) => (time === null ? [] : [{ email: to, code, at: time }])),
      ),
    ),
  act: (act) =>
    pipe(
      rest.call(simulatorCalls.act, { act }),
      TE.map(({ name }) => name),
    ),
})
