import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { Secret } from '../../../application/ports/browser/vault'
import type { XPage } from '../../../application/ports/x-page'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import type { RestClient } from '../client/rest-client'

/**
 * The simulator's X sign-in page. `origin` is the server's origin. The URL that leads back to the app begins with this
 * origin.
 */
export const makeSimulatedXPage = (rest: RestClient, origin: string): XPage => ({
  accounts: () =>
    pipe(
      rest.call(simulatorCalls.xAccounts, {}),
      TE.map(({ list }) => list.items),
    ),
  answer: (state, handle) =>
    pipe(
      rest.call(simulatorCalls.xAnswer, { state: state.reveal(), handle: handle ?? undefined }),
      TE.map(({ back }) => new Secret(new URL(back, origin).href)),
    ),
})
