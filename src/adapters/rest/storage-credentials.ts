import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Failure } from '../../domain/kernel/failure'
import { addMs, type Instant } from '../../domain/kernel/instant'
import type { SessionId } from '../../domain/kernel/ids'
import { storageCalls, type StorageCredentials } from '../wire/entities/storage'
import type { RestClient } from './client/rest-client'

/** The lifetime of credentials in milliseconds (spec 1 §7). */
export const CREDENTIALS_LIFETIME_MS = 600_000

/** The signed-in account's write credentials for the object store. The credentials stay in memory only. */
export interface StorageCredentialSource {
  /**
   * Returns credentials younger than ten minutes. If the object store has refused the credentials `refused`, the
   * function requests new credentials.
   */
  readonly pass: (refused?: StorageCredentials) => TaskEither<Failure, StorageCredentials>
}

interface Held {
  readonly pass: StorageCredentials
  readonly sessionId: SessionId | null
  readonly until: Instant
}

export const makeStorageCredentials = ({
  rest,
  clock,
  currentSession,
}: {
  readonly rest: RestClient
  readonly clock: Clock
  readonly currentSession: () => SessionId | null
}): StorageCredentialSource => {
  let held: Held | null = null
  return {
    pass: (refused) => async () => {
      const sessionId = currentSession()
      if (held !== null && held.sessionId === sessionId && held.pass !== refused && clock.now() < held.until)
        return E.right(held.pass)
      const requestedAt = clock.now()
      const answer = await rest.call(storageCalls.ossToken, {})()
      if (E.isRight(answer))
        held = { pass: answer.right, sessionId, until: addMs(requestedAt, CREDENTIALS_LIFETIME_MS) }
      return answer
    },
  }
}
