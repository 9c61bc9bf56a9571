import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Accounts } from '../../application/ports/accounts'
import type { Random } from '../../application/ports/random'
import type { Settings } from '../../application/ports/settings'
import type { Vault } from '../../application/ports/vault'
import { malformed, type Failure } from '../../domain/kernel/failure'
import { SessionId } from '../../domain/kernel/ids'
import type { Session } from '../../domain/session'
import { accountCalls } from '../wire/calls'
import type { Origin } from '../wire/headers'
import type { SignedInAs } from '../wire/session'
import type { RestClient } from './rest-client'

/** Where this install keeps its name for visitors; sign-out forgets it, and the next visitor is another (reliability §5). */
const DEVICE_KEY = 'device_id'

export interface AccountsDeps {
  readonly rest: RestClient
  readonly vault: Vault
  readonly random: Random
  readonly settings: Settings
  readonly whence: () => Origin
}

/** The accounts port over the API (spec 1 §4, §7). */
export const makeAccounts = ({ rest, vault, random, settings, whence }: AccountsDeps): Accounts => {
  const deviceId = (): string => {
    const known = settings.get(DEVICE_KEY)
    if (known !== null) return known
    const made = random.id()
    settings.set(DEVICE_KEY, made)
    return made
  }

  const begin = (method: Session['method']) => ({ xid, uid, token }: SignedInAs): TE.TaskEither<Failure, Session> => {
    const sessionId = random.id()
    if (!SessionId.is(sessionId)) return TE.left(malformed)
    return TE.tryCatch(async () => {
      await vault.keep(sessionId, token)
      return { sessionId, xid, uid, method }
    }, () => malformed)
  }

  return {
    facts$: rest.expired$,
    enterAsVisitor: () => pipe(
      TE.fromIO(deviceId),
      TE.chain((device_id) => rest.call(accountCalls.visitorLogin, { platform: whence().platform, device_id })),
      TE.chain(begin('visitor'))),
    sendCode: (email) => pipe(rest.call(accountCalls.sendEmailLoginCode, { email }), TE.map(() => undefined)),
    signInByEmail: (email, code) => pipe(
      rest.call(accountCalls.emailCodeLogin, { email, security_code: code.reveal() }), TE.chain(begin('email'))),
    profile: () => rest.call(accountCalls.getProfile, {}),
    signOut: (sessionId) => {
      settings.remove(DEVICE_KEY)
      return pipe(rest.call(accountCalls.logout, {}, sessionId), TE.map(() => undefined))
    },
  }
}
