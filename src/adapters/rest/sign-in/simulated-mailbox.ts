import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Mailbox } from '../../../application/ports/mailbox'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import type { RestClient } from '../client/rest-client'

/** The emails that the simulator composed but did not send. Available in testing mode only. */
export const makeSimulatedMailbox = (rest: RestClient): Mailbox => ({
  mailTo: (email) =>
    pipe(
      rest.call(simulatorCalls.inbox, { email }),
      TE.map(({ list }) =>
        list.items.flatMap(({ email: to, code, time }) => (time === null ? [] : [{ email: to, code, at: time }])),
      ),
    ),
})
