import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Accounts } from '../../../application/ports/accounts'
import type { Profiles } from '../../../application/ports/profiles'
import type { Random } from '../../../application/ports/browser/random'
import type { Settings } from '../../../application/ports/browser/settings'
import type { Vault } from '../../../application/ports/browser/vault'
import { accountCalls } from '../../wire/calls/account-calls'
import type { ClientInfo } from '../../wire/codecs/headers'
import { deviceId, DEVICE_KEY } from './device-id'
import { startSession } from '../client/start-session'
import type { RestClient } from '../client/rest-client'

export interface AccountsDeps {
  readonly rest: RestClient
  readonly vault: Vault
  readonly random: Random
  readonly settings: Settings
  readonly whence: () => ClientInfo
  readonly profiles: Pick<Profiles, 'own'>
}

/** Accounts over the API (spec 1 §4, §7). */
export const makeAccounts = ({ rest, vault, random, settings, whence, profiles }: AccountsDeps): Accounts => {
  const begin = startSession({ vault, random })

  return {
    facts$: rest.expired$,
    enterAsVisitor: () =>
      pipe(
        TE.fromIO(() => deviceId(settings, random)),
        TE.chain((device_id) => rest.call(accountCalls.visitorLogin, { platform: whence().platform, device_id })),
        TE.chain(begin('visitor')),
        TE.map(({ session }) => session),
      ),
    sendCode: (email) =>
      pipe(
        rest.call(accountCalls.sendEmailLoginCode, { email }),
        TE.map(() => undefined),
      ),
    signInByEmail: (email, code) =>
      pipe(rest.call(accountCalls.emailCodeLogin, { email, security_code: code.reveal() }), TE.chain(begin('email'))),
    submitInvite: (sessionId, code) =>
      pipe(
        rest.call(accountCalls.userInvite, { code: code.reveal() }, sessionId),
        TE.map(() => undefined),
      ),
    textToSign: (by, address) =>
      by === 'address'
        ? rest.call(accountCalls.getWalletMessageToSign, { address })
        : rest.call(accountCalls.metamaskWalletMessageToSign, {}),
    signInByWallet: ({ address, signature, nonce }) =>
      pipe(
        nonce === null
          ? rest.call(accountCalls.verifyWalletSignature, { address, signature: signature.reveal() })
          : rest.call(accountCalls.verifyMetamaskWalletSignature, {
              address,
              signature: signature.reveal(),
              nonce: nonce.reveal(),
            }),
        TE.chain(begin('wallet')),
      ),
    signInByPartner: (accessToken) =>
      pipe(
        rest.call(accountCalls.partnerToken, { access_token: accessToken.reveal() }),
        TE.chain(begin('partner')),
        TE.map(({ session }) => session),
      ),
    profile: () =>
      pipe(
        profiles.own(),
        TE.map(({ person, isSuper, projects }) => {
          const { xid, uid, name, avatar, level, xUrl, following, followers } = person
          return { xid, uid, name, avatar, level, isSuper, twitterUrl: xUrl, following, followers, projects }
        }),
      ),
    signOut: (sessionId) => {
      settings.remove(DEVICE_KEY)
      return pipe(
        rest.call(accountCalls.logout, {}, sessionId),
        TE.map(() => undefined),
      )
    },
  }
}
