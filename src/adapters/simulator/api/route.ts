import type { Call } from '../../wire/call'
import type { CallOut } from '../call-out'
import type { WorldHost } from '../host'
import type { People } from '../people'
import type { Limiter } from '../rates'
import type { Reply } from '../reply'
import type { RoomPasses } from '../room-passes'
import type { Passes } from '../storage/passes'
import type { Account } from '../world/world'

export type Mode = 'testing' | 'production'

export interface RouteDeps {
  readonly host: WorldHost
  /** In production the simulator's levers do not exist. */
  readonly mode: Mode
  /** Whether the mail and X that are simulated can be reached: where nothing is real, there is no other way in. */
  readonly inbox: boolean
  /** Of the page that calls; `null` where it came by an address that this server can't answer for. */
  readonly originOf: (request: Request) => string | null
  readonly limiter: Limiter
  readonly people: Pick<People, 'setPace'>
  readonly passes: Pick<Passes, 'issue' | 'expireAll'>
  readonly roomPasses: Pick<RoomPasses, 'issue'>
  /** Left out where nobody is called. */
  readonly callOut?: CallOut | undefined
  readonly cspReports: () => { readonly count: number, readonly list: unknown[] }
}

/** Whoever calls, by the token in the header. `partnerId` and `platform` are what the call says of where it comes from, and no proof of anything. */
export interface Caller { readonly token: string, readonly account: Account, readonly partnerId: string | null, readonly platform: string }

/** The page that calls, by its origin as above, and what its browser says of itself. */
export interface Site { readonly origin: string | null, readonly headers: Headers }

type Replying<A> = Reply<A> | Promise<Reply<A>>

/** How a row of the wire gets its answer: for anyone, or for callers who are known. */
export interface ToRoute {
  readonly open: <I, A>(call: Call<I, A>, reply: (input: I, site: Site) => Replying<A>) => void
  readonly known: <I, A>(call: Call<I, A>, reply: (input: I, caller: Caller) => Replying<A>) => void
}
