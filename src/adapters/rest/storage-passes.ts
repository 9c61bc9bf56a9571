import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/clock'
import type { Failure } from '../../domain/kernel/failure'
import { later, type Instant } from '../../domain/kernel/instant'
import type { SessionId } from '../../domain/kernel/ids'
import { storageCalls, type StoragePass } from '../wire/storage'
import type { RestClient } from './rest-client'

/** spec 1 §7. */
export const PASS_LIFE_MS = 600_000

/** What lets us write to the store, in memory only, of the account that is in (reliability §3.1). */
export interface StoragePasses {
  /** One that is younger than ten minutes; `refused` is one that the store did not take. */
  readonly pass: (refused?: StoragePass) => TaskEither<Failure, StoragePass>
}

interface Held { readonly pass: StoragePass, readonly sessionId: SessionId | null, readonly until: Instant }

export const makeStoragePasses = (
  { rest, clock, currentSession }: { readonly rest: RestClient, readonly clock: Clock, readonly currentSession: () => SessionId | null },
): StoragePasses => {
  let held: Held | null = null
  return {
    pass: (refused) => async () => {
      const sessionId = currentSession()
      if (held !== null && held.sessionId === sessionId && held.pass !== refused && clock.now() < held.until) return E.right(held.pass)
      const askedAt = clock.now()
      const answer = await rest.call(storageCalls.ossToken, {})()
      if (E.isRight(answer)) held = { pass: answer.right, sessionId, until: later(askedAt, PASS_LIFE_MS) }
      return answer
    },
  }
}
