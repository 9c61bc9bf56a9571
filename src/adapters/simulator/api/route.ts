import type { Call } from '../../wire/call'
import type { WorldHost } from '../host'
import type { People } from '../people'
import type { Reply } from '../reply'
import type { Account } from '../world/world'

export type Mode = 'testing' | 'production'

export interface RouteDeps {
  readonly host: WorldHost
  /** In production the simulator's levers do not exist. */
  readonly mode: Mode
  /** Whether what would have been mailed can be read: where nothing is really mailed, there is no other way in. */
  readonly inbox: boolean
  readonly people: Pick<People, 'setPace'>
  readonly cspReports: () => { readonly count: number, readonly list: unknown[] }
}

/** Whoever calls, by the token in the header. */
export interface Caller { readonly token: string, readonly account: Account }

/** How a row of the wire gets its answer: for anyone, or for callers who are known. */
export interface ToRoute {
  readonly open: <I, A>(call: Call<I, A>, reply: (input: I) => Reply<A>) => void
  readonly known: <I, A>(call: Call<I, A>, reply: (input: I, caller: Caller) => Reply<A>) => void
}
