import type { HttpCall } from '../../wire/codecs/http-call'
import type { WebhookClient } from '../webhook-client'
import type { StateHost } from '../state-host'
import type { Residents } from '../residents'
import type { RateLimiter } from '../rate-limits'
import type { Reply } from '../response'
import type { RoomTokens } from '../room-tokens'
import type { Credentials } from '../object-storage/credentials'
import type { UserAccount } from '../state/server-state'

export type SimulatorMode = 'testing' | 'production'

export interface RouteDeps {
  readonly host: StateHost
  /** In production the simulator's levers do not exist. */
  readonly mode: SimulatorMode
  /** Whether the mail and X that are simulated can be reached: where nothing is real, there is no other way in. */
  readonly inbox: boolean
  /** Of the page that calls; `null` where it came by an address that this server can't answer for. */
  readonly originOf: (request: Request) => string | null
  readonly limiter: RateLimiter
  readonly people: Pick<Residents, 'setPace'>
  readonly passes: Pick<Credentials, 'issue' | 'expireAll'>
  readonly roomPasses: Pick<RoomTokens, 'issue'>
  /** Left out where nobody is called. */
  readonly callOut?: WebhookClient | undefined
  readonly cspReports: () => { readonly count: number; readonly list: unknown[] }
}

/**
 * Whoever calls, by the token in the header. `partnerId` and `platform` are what the call says of where it comes from,
 * and no proof of anything.
 */
export interface Caller {
  readonly token: string
  readonly account: UserAccount
  readonly partnerId: string | null
  readonly platform: string
}

/** The page that calls, by its origin as above, and what its browser says of itself. */
export interface RequestOriginInfo {
  readonly origin: string | null
  readonly headers: Headers
}

type Replying<A> = Reply<A> | Promise<Reply<A>>

/** How a row of the wire gets its answer: for anyone, or for callers who are known. */
export interface RouteBuilder {
  readonly public: <I, A>(call: HttpCall<I, A>, reply: (input: I, site: RequestOriginInfo) => Replying<A>) => void
  readonly authenticated: <I, A>(call: HttpCall<I, A>, reply: (input: I, caller: Caller) => Replying<A>) => void
}
