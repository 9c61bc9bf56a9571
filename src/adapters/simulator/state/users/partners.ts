import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import type { ServerState } from '../server-state'

/** The lifetime of a partner token in milliseconds. */
const LIFE_MS = 86_400_000
const isAlive = ({ at: made }: { readonly at: Instant }, at: Instant): boolean => at - made < LIFE_MS

export const partnerTokenMade = (
  world: ServerState,
  { at, partnerId, name, accessToken }: ServerInputOf<'PartnerTokenMade'>,
): StepResult => {
  const alive = tableFrom(entriesOf(world.partners.tokens).filter(([, one]) => isAlive(one, at)))
  return {
    world: { ...world, partners: { ...world.partners, tokens: put(alive, accessToken, { partnerId, name, at }) } },
    outputs: [{ type: 'PartnerTokenMade', accessToken }],
  }
}

/** Signs in with a partner token. A partner token is valid only once. */
export const partnerTokenBrought = (world: ServerState, input: ServerInputOf<'PartnerTokenBrought'>): StepResult => {
  const { at, accessToken } = input
  const brought = world.partners.tokens[accessToken]
  if (brought === undefined || !isAlive(brought, at))
    return refusedResult(world, 'This link of a partner is no longer valid')
  const { partnerId, name } = brought
  const key = `${partnerId}/${name}`
  const used: ServerState = {
    ...world,
    partners: { ...world.partners, tokens: drop(world.partners.tokens, accessToken) },
  }
  const known = used.accounts[used.partners.accounts[key] ?? '']
  if (known !== undefined) return signedIn(used, known, input, partnerId)
  const [met, account] = newcomer(used, name, null, input)
  return signedIn(
    { ...met, partners: { ...met.partners, accounts: put(met.partners.accounts, key, account.xid) } },
    account,
    input,
    partnerId,
  )
}
