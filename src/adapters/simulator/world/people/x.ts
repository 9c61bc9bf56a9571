import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import { X_ACCOUNTS } from '../seed/x-accounts'
import type { World, XCode, XState } from '../world'

/** So long after the address was given out one may come back from X. */
const STATE_LIFE_MS = 600_000

const isAlive = ({ at: asked }: XState, at: Instant): boolean => at - asked <= STATE_LIFE_MS

/** A state is given out for one errand, and what is over is forgotten. */
export const xAsked = (world: World, { at, state, xid }: InputOf<'XAsked'>): Stepped => {
  const alive = tableFrom(entriesOf(world.xStates).filter(([, one]) => isAlive(one, at)))
  const codes = tableFrom(entriesOf(world.xCodes).filter(([, code]) => alive[code.state] !== undefined))
  return { world: { ...world, xStates: put(alive, state, { at, boundTo: xid }), xCodes: codes }, outputs: [{ type: 'XWaits', state }] }
}

export const xAuthorized = (world: World, { state, handle, code }: InputOf<'XAuthorized'>): Stepped => {
  if (world.xStates[state] === undefined) return refusal(world, 'X does not know what this is for')
  if (X_ACCOUNTS.every((one) => one.handle !== handle)) return refusal(world, 'X has no such account')
  return { world: { ...world, xCodes: put(world.xCodes, code, { state, handle }) }, outputs: [{ type: 'XGave', code }] }
}

type Redeemed = { readonly world: World, readonly handle: string } | null

/** A pair is good once, for the errand that its state was given out for, and for as long as that lives. */
const redeemed = (world: World, given: XCode | undefined, { state, code, at }: InputOf<'XReturned' | 'XBound'>, boundTo: Xid | null): Redeemed => {
  const asked = world.xStates[state]
  if (given === undefined || given.state !== state || asked === undefined) return null
  if (asked.boundTo !== boundTo || !isAlive(asked, at)) return null
  return { world: { ...world, xStates: drop(world.xStates, state), xCodes: drop(world.xCodes, code) }, handle: given.handle }
}

const NOT_GOOD = 'This sign-in with X is not good any more'

export const xReturned = (world: World, input: InputOf<'XReturned'>): Stepped => {
  const good = redeemed(world, world.xCodes[input.code], input, null)
  if (good === null) return refusal(world, NOT_GOOD)
  const { handle } = good
  const known = good.world.accounts[good.world.byX[handle] ?? '']
  if (known !== undefined) return signedIn(good.world, known, input)
  const name = X_ACCOUNTS.find((one) => one.handle === handle)?.name ?? handle
  const [met, account] = newcomer(good.world, name, null, input)
  return signedIn({ ...met, byX: put(met.byX, handle, account.xid) }, account, input)
}

export const xBound = (world: World, input: InputOf<'XBound'>): Stepped => {
  const good = redeemed(world, world.xCodes[input.code], input, input.xid)
  if (good === null) return refusal(world, NOT_GOOD)
  const owner = good.world.byX[good.handle]
  if (owner !== undefined && owner !== input.xid) return refusal(good.world, 'This X account belongs to another member')
  return done({ ...good.world, byX: put(good.world.byX, good.handle, input.xid) })
}
