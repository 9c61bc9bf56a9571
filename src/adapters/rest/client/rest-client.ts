import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subject, type Observable } from 'rxjs'
import type { Accounts } from '../../../application/ports/accounts'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Secret, Vault } from '../../../application/ports/browser/vault'
import { malformed, refused, sessionRefused, tooMany, unreachable, type Failure } from '../../../domain/kernel/failure'
import type { SessionId } from '../../../domain/kernel/ids'
import type { HttpCall } from '../../wire/codecs/http-call'
import { readAnswer } from '../../wire/frames/envelope'
import { requestHeaders, type ClientInfo } from '../../wire/codecs/headers'
import { ANSWER_LIMIT } from '../../wire/codecs/limited-json'
import type { HttpDriver } from './http-driver'
import { readLimited } from './read-limited'
import { requestOf } from './request'
import { withTimeout } from '../../browser/network/with-timeout'
import { delayMs } from './delay'

/**
 * The time limit of an attempt, in milliseconds. After this time the server counts as unreachable. The client does not
 * retry the call, because the member has waited long enough.
 */
const TIME_LIMIT_MS = 10_000
/** The delays in ms before each retry of a read. The client never retries a POST by itself. */
const RETRY_MS: readonly number[] = [300, 1_200]
const TOO_MANY = 429
/** The server's text for a missing token (spec 1 §8). */
const NO_TOKEN = 'access token invalid'

export interface RestDeps {
  readonly http: HttpDriver
  /** The only origin to which the client sends calls, because calls carry tokens. */
  readonly origin: string
  readonly clock: Clock
  readonly vault: Vault
  /** The signed-in session. A call carries this session's token, unless the call names another session. */
  readonly currentSession: () => SessionId | null
  readonly whence: () => ClientInfo
}

export interface RestClient {
  readonly call: <I, A>(call: HttpCall<I, A>, input: NoInfer<I>, sessionId?: SessionId) => TaskEither<Failure, A>
  readonly session: () => SessionId | null
  /** Counts list items that failed to decode and were left out. */
  readonly countDropped: (items: number) => void
  readonly dropped: () => number
  readonly expired$: Accounts['facts$']
}

type Attempt = E.Either<Failure, unknown>

/** Calls the API with the calls of `adapters/wire`. Each error becomes a `Failure`; no call throws. */
export const makeRestClient = ({ http, origin, clock, vault, currentSession, whence }: RestDeps): RestClient => {
  const expired = new Subject<{ readonly type: 'SessionExpired'; readonly sessionId: SessionId }>()
  /** Sessions whose token the server refused. The client sends no further request for these sessions. */
  const over = new Set<SessionId | null>()
  let dropped = 0

  const answerOf = async (request: Request, isQuery: boolean): Promise<Attempt> => {
    const response = await http(request)
    if (response.status === TOO_MANY && isQuery) return E.left(tooMany)
    const text = await readLimited(response, ANSWER_LIMIT)
    return text === null ? E.left(malformed) : readAnswer(response.status, text)
  }

  const attempt = async <I, A>(call: HttpCall<I, A>, input: I, token: Secret | null): Promise<Attempt | null> => {
    const abort = new AbortController()
    const request = requestOf(origin, call, input, requestHeaders(whence(), token?.reveal() ?? null), abort.signal)
    const answer = answerOf(request, call.isRepeated).catch((): Attempt => E.left(unreachable))
    return withTimeout(clock, TIME_LIMIT_MS, answer).catch(() => {
      abort.abort()
      return null
    })
  }

  const tryAll = async <I, A>(
    call: HttpCall<I, A>,
    input: I,
    token: Secret | null,
    sessionId: SessionId | null,
    isOver: () => boolean,
  ): Promise<Attempt> => {
    const waits = call.isRepeated ? RETRY_MS : []
    for (let tried = 0; ; tried += 1) {
      if (over.has(sessionId)) return E.left(sessionRefused)
      const result = isOver() ? null : await attempt(call, input, token)
      if (result === null) return E.left(unreachable)
      const wait = waits[tried]
      if (E.isRight(result) || result.left._tag !== 'Unreachable' || wait === undefined) return result
      await delayMs(clock, wait)
    }
  }

  const callOnce = async <I, A>(call: HttpCall<I, A>, input: I, chosen?: SessionId): Promise<E.Either<Failure, A>> => {
    const sessionId = call.carriesToken ? (chosen ?? currentSession()) : null
    const token = sessionId === null ? null : await vault.tokenOf(sessionId)
    if (call.needsToken && token === null) {
      // Without a token the session has ended, and the member must sign in again.
      if (sessionId !== null) expired.next({ type: 'SessionExpired', sessionId })
      return E.left(refused(NO_TOKEN))
    }
    // If another account signs in, stop retrying, because a response for the previous account could change the new
    // account's data.
    const result = await tryAll(
      call,
      input,
      token,
      sessionId,
      () => chosen === undefined && sessionId !== null && (currentSession() ?? sessionId) !== sessionId,
    )
    if (E.isLeft(result)) {
      if (result.left._tag === 'SessionRefused' && sessionId !== null) {
        over.add(sessionId)
        expired.next({ type: 'SessionExpired', sessionId })
      }
      return result
    }
    const decoded = call.answerTo(input).decode(result.right)
    return E.isLeft(decoded) ? E.left(malformed) : decoded
  }

  const expired$: Observable<{ readonly type: 'SessionExpired'; readonly sessionId: SessionId }> =
    expired.asObservable()
  return {
    call: (call, input, sessionId) => () => callOnce(call, input, sessionId).catch(() => E.left(malformed)),
    session: currentSession,
    countDropped: (items) => {
      dropped += items
    },
    dropped: () => dropped,
    expired$,
  }
}
