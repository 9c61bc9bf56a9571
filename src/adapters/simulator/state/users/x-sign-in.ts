import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import { X_ACCOUNTS } from '../seed/x-accounts'
import type { ServerState, OAuthCode, OAuthState } from '../server-state'

/** The time in ms within which the member must return from X. */
const STATE_LIFE_MS = 600_000

const isAlive = ({ at: issued }: OAuthState, at: Instant): boolean => at - issued <= STATE_LIFE_MS

/** Issues an OAuth state, either for a sign-in or to bind an X account, and deletes expired states. */
export const xAsked = (world: ServerState, { at, state, xid }: ServerInputOf<'XAsked'>): StepResult => {
  const alive = tableFrom(entriesOf(world.xStates).filter(([, one]) => isAlive(one, at)))
  const codes = tableFrom(entriesOf(world.xCodes).filter(([, code]) => alive[code.state] !== undefined))
  return {
    world: { ...world, xStates: put(alive, state, { at, boundTo: xid }), xCodes: codes },
    outputs: [{ type: 'XWaits', state }],
  }
}

export const xAuthorized = (world: ServerState, { state, handle, code }: ServerInputOf<'XAuthorized'>): StepResult => {
  if (world.xStates[state] === undefined) return refusedResult(world, 'X does not know what this is for')
  if (X_ACCOUNTS.every((one) => one.handle !== handle)) return refusedResult(world, 'X has no such account')
  return { world: { ...world, xCodes: put(world.xCodes, code, { state, handle }) }, outputs: [{ type: 'XGave', code }] }
}

type Redeemed = { readonly world: ServerState; readonly handle: string } | null

/**
 * Checks state and code. A state and its code are valid once, only together, only for the purpose of the state, and
 * only during the lifetime of the state.
 */
const redeemed = (
  world: ServerState,
  given: OAuthCode | undefined,
  { state, code, at }: ServerInputOf<'XReturned' | 'XBound'>,
  boundTo: Xid | null,
): Redeemed => {
  const issued = world.xStates[state]
  if (given === undefined || given.state !== state || issued === undefined) return null
  if (issued.boundTo !== boundTo || !isAlive(issued, at)) return null
  return {
    world: { ...world, xStates: drop(world.xStates, state), xCodes: drop(world.xCodes, code) },
    handle: given.handle,
  }
}

const NOT_GOOD = 'This sign-in with X is not good any more'

export const xReturned = (world: ServerState, input: ServerInputOf<'XReturned'>): StepResult => {
  const good = redeemed(world, world.xCodes[input.code], input, null)
  if (good === null) return refusedResult(world, NOT_GOOD)
  const { handle } = good
  const known = good.world.accounts[good.world.byX[handle] ?? '']
  if (known !== undefined) return signedIn(good.world, known, input)
  const name = X_ACCOUNTS.find((one) => one.handle === handle)?.name ?? handle
  const [met, account] = newcomer(good.world, name, null, input)
  return signedIn({ ...met, byX: put(met.byX, handle, account.xid) }, account, input)
}

export const xBound = (world: ServerState, input: ServerInputOf<'XBound'>): StepResult => {
  const good = redeemed(world, world.xCodes[input.code], input, input.xid)
  if (good === null) return refusedResult(world, NOT_GOOD)
  const owner = good.world.byX[good.handle]
  if (owner !== undefined && owner !== input.xid)
    return refusedResult(good.world, 'This X account belongs to another member')
  return doneResult({ ...good.world, byX: put(good.world.byX, good.handle, input.xid) })
}
