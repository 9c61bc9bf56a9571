import { drop, put } from '../../../domain/kernel/table'
import { newcomer, signedIn } from './accounts'
import type { InputOf } from './input'
import { refusal, type Stepped } from './output'
import type { World } from './world'

export const partnerTokenMade = (world: World, { partnerId, name, accessToken }: InputOf<'PartnerTokenMade'>): Stepped => ({
  world: { ...world, partners: { ...world.partners, tokens: put(world.partners.tokens, accessToken, { partnerId, name }) } },
  outputs: [{ type: 'PartnerTokenMade', accessToken }],
})

/** A token brings its bearer in once. */
export const partnerTokenBrought = (world: World, { at, accessToken, token, draw }: InputOf<'PartnerTokenBrought'>): Stepped => {
  const brought = world.partners.tokens[accessToken]
  if (brought === undefined) return refusal(world, 'This link of a partner is no longer valid')
  const { partnerId, name } = brought
  const key = `${partnerId}/${name}`
  const used: World = { ...world, partners: { ...world.partners, tokens: drop(world.partners.tokens, accessToken) } }
  const known = used.accounts[used.partners.accounts[key] ?? '']
  if (known !== undefined) return signedIn(used, known, token, partnerId)
  const [met, account] = newcomer(used, name, null, { at, draw })
  return signedIn(
    { ...met, partners: { ...met.partners, accounts: put(met.partners.accounts, key, account.xid) } }, account, token, partnerId)
}
