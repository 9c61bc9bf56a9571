import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Random } from '../../../application/ports/browser/random'
import type { Vault } from '../../../application/ports/browser/vault'
import type { XAccounts, XReturn } from '../../../application/ports/x-accounts'
import { malformed } from '../../../domain/kernel/failure'
import { signInCalls } from '../../wire/calls/sign-in-calls'
import { startSession } from '../client/start-session'
import type { RestClient } from '../client/rest-client'
import { parseXRedirectUrl } from './x-redirect-url'

export interface XAccountsDeps {
  readonly rest: RestClient
  readonly vault: Vault
  readonly random: Random
  readonly origin: string
}

const sent = ({ code, state }: XReturn) => ({ code: code.reveal(), state: state.reveal() })

/**
 * X accounts over the API (spec 1 §7, spec 2 §7). The calls that bind or unbind carry the token of the session in which
 * the member started to bind or unbind.
 */
export const makeXAccounts = ({ rest, vault, random, origin }: XAccountsDeps): XAccounts => ({
  addressFor: ({ purpose, sessionId }) =>
    pipe(
      purpose === 'bind'
        ? rest.call(signInCalls.xOauthUrl, {}, sessionId ?? undefined)
        : rest.call(signInCalls.xLogin, {}),
      TE.chain(({ auth_url }) => TE.fromNullable(malformed)(parseXRedirectUrl(auth_url, origin))),
    ),
  signIn: (back) => pipe(rest.call(signInCalls.xLoginPost, sent(back)), TE.chain(startSession({ vault, random })('x'))),
  bind: (back, { sessionId }) =>
    pipe(
      rest.call(signInCalls.xBind, sent(back), sessionId ?? undefined),
      TE.map(() => undefined),
    ),
})
