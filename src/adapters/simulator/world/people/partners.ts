import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { InputOf } from '../input'
import { refusal, type Stepped } from '../output'
import type { World } from '../world'

/** A token is good for a day. */
const LIFE_MS = 86_400_000
const isAlive = ({ at: made }: { readonly at: Instant }, at: Instant): boolean => at - made < LIFE_MS

export const partnerTokenMade = (world: World, { at, partnerId, name, accessToken }: InputOf<'PartnerTokenMade'>): Stepped => {
  const alive = tableFrom(entriesOf(world.partners.tokens).filter(([, one]) => isAlive(one, at)))
  return {
    world: { ...world, partners: { ...world.partners, tokens: put(alive, accessToken, { partnerId, name, at }) } },
    outputs: [{ type: 'PartnerTokenMade', accessToken }],
  }
}

/** A token brings its bearer in once. */
export const partnerTokenBrought = (world: World, input: InputOf<'PartnerTokenBrought'>): Stepped => {
  const { at, accessToken } = input
  const brought = world.partners.tokens[accessToken]
  if (brought === undefined || !isAlive(brought, at)) return refusal(world, 'This link of a partner is no longer valid')
  const { partnerId, name } = brought
  const key = `${partnerId}/${name}`
  const used: World = { ...world, partners: { ...world.partners, tokens: drop(world.partners.tokens, accessToken) } }
  const known = used.accounts[used.partners.accounts[key] ?? '']
  if (known !== undefined) return signedIn(used, known, input, partnerId)
  const [met, account] = newcomer(used, name, null, input)
  return signedIn(
    { ...met, partners: { ...met.partners, accounts: put(met.partners.accounts, key, account.xid) } }, account, input, partnerId)
}
