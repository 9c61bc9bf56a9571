import type { HttpCall } from '../../wire/codecs/http-call'
import type { PushClient } from '../push-client'
import type { WebhookClient } from '../webhook-client'
import type { StateHost } from '../state-host'
import type { Residents } from '../residents'
import type { RateLimiter } from '../rate-limits'
import type { ReaderLanguages } from '../refusal-texts/reader-languages'
import type { Reply } from '../response'
import type { RoomTokens } from '../room-tokens'
import type { Credentials } from '../object-storage/credentials'
import type { UserAccount } from '../state/server-state'

export type SimulatorMode = 'testing' | 'production'

export interface RouteDeps {
  readonly host: StateHost
  /** The simulator's mode. Test controls exist only in testing mode. */
  readonly mode: SimulatorMode
  /**
   * Whether the server offers the simulated mailbox and X pages. Without real email, the mailbox and the X pages are
   * the only ways to sign in.
   */
  readonly inbox: boolean
  /** The origin of the calling page. `null` when the page came from an address that this server does not own. */
  readonly originOf: (request: Request) => string | null
  /** Whether strangers use this server, so that nobody may grant privileges to themselves. */
  readonly isShared?: boolean
  readonly limiter: RateLimiter
  readonly readers: ReaderLanguages
  /** Called with the error of a call that failed. */
  readonly failed?: (error: unknown) => void
  readonly people: Pick<Residents, 'setPace'>
  readonly passes: Pick<Credentials, 'issue' | 'expireAll'>
  readonly roomPasses: Pick<RoomTokens, 'issue'>
  /** Missing if the server makes no calls to webhooks. */
  readonly callOut?: WebhookClient | undefined
  /** Missing if the server sends no pushes. */
  readonly push?: PushClient | undefined
  readonly cspReports: () => { readonly count: number; readonly list: unknown[] }
}

/**
 * The caller, identified by the token in the header. `partnerId` and `platform` are the caller's own claims and prove
 * nothing.
 */
export interface Caller {
  readonly token: string
  readonly account: UserAccount
  readonly partnerId: string | null
  readonly platform: string
  /** The hostname of the calling page, or empty. */
  readonly host: string
  /** The origin of the calling page, as in `originOf`. */
  readonly origin: string | null
  /** The caller's network, as in `sourceOf`. */
  readonly source: string
}

/** The origin of the calling page, as in `originOf`, the request headers, and the network address as in `Caller`. */
export interface RequestOriginInfo {
  readonly origin: string | null
  readonly headers: Headers
  readonly source: string
}

type Replying<A> = Reply<A> | Promise<Reply<A>>

/** Registers the handler of a wire call: `public` for any caller, `authenticated` for callers with a session. */
export interface RouteBuilder {
  readonly public: <I, A>(call: HttpCall<I, A>, reply: (input: I, site: RequestOriginInfo) => Replying<A>) => void
  readonly authenticated: <I, A>(call: HttpCall<I, A>, reply: (input: I, caller: Caller) => Replying<A>) => void
}
