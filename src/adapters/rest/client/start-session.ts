import * as TE from 'fp-ts/TaskEither'
import type { SignInResult } from '../../../application/ports/accounts'
import type { Random } from '../../../application/ports/browser/random'
import type { Vault } from '../../../application/ports/browser/vault'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { SessionId } from '../../../domain/kernel/ids'
import type { Session } from '../../../domain/session'
import type { SignedInAs } from '../../wire/entities/session'

export interface StartSessionDeps {
  readonly vault: Vault
  readonly random: Random
}
export type StartSession = (method: Session['method']) => (login: SignedInAs) => TE.TaskEither<Failure, SignInResult>

/**
 * The last step of each sign-in: stores the token in the vault under a new session id. The result contains no token.
 */
export const startSession =
  ({ vault, random }: StartSessionDeps): StartSession =>
  (method) =>
  ({ xid, uid, token, partnerId, inviterExists }) => {
    const sessionId = random.id()
    if (!SessionId.is(sessionId)) return TE.left(malformed)
    return TE.tryCatch(
      async () => {
        await vault.keep(sessionId, token)
        return { session: { sessionId, xid, uid, method, partnerId }, inviterExists }
      },
      () => malformed,
    )
  }
