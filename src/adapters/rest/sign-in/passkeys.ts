import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PasskeysPort } from '../../../application/features/passkeys/ports'
import type { SignInResult } from '../../../application/ports/accounts'
import type { Failure } from '../../../domain/kernel/failure'
import { passkeysCalls } from '../../wire/calls/account/passkeys-calls'
import type { RestClient } from '../client/rest-client'
import { startSession, type StartSessionDeps } from '../client/start-session'

interface Deps extends StartSessionDeps {
  readonly rest: RestClient
}

/** The server's part of passkeys. */
export const makePasskeys = ({ rest, ...deps }: Deps): Omit<PasskeysPort, 'browser'> => ({
  challenge: () =>
    pipe(
      rest.call(passkeysCalls.challenge, {}),
      TE.map(({ expires_at: expiresAt, ...challenge }) => ({ ...challenge, expiresAt })),
    ),
  signIn: ({ id, clientData, authenticatorData, signature }) =>
    pipe(
      rest.call(passkeysCalls.signIn, {
        id,
        client_data: clientData,
        authenticator_data: authenticatorData,
        signature,
      }),
      TE.chain((login): TE.TaskEither<Failure, SignInResult | 'removed'> => startSession(deps)('passkey')(login)),
      TE.orElse((failure) => (failure._tag === 'RefusedSilently' ? TE.right('removed' as const) : TE.left(failure))),
    ),
  list: () =>
    pipe(
      rest.call(passkeysCalls.list, {}),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  requestNew: () =>
    pipe(
      rest.call(passkeysCalls.requestNew, {}),
      TE.map(({ expires_at: expiresAt, ...request }) => ({ ...request, expiresAt })),
    ),
  add: ({ id, clientData, attestation }) =>
    pipe(
      rest.call(passkeysCalls.add, { id, client_data: clientData, attestation }),
      TE.map(() => undefined),
    ),
  remove: (id) =>
    pipe(
      rest.call(passkeysCalls.remove, { id }),
      TE.map(() => undefined),
    ),
})
