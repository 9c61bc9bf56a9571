import * as t from 'io-ts'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../../domain/kernel/table'
import { EMAIL, emailKey, redeemed } from '../../people/accounts'
import { done, refusal, type Stepped } from '../../output'
import { aboutOf, xUrlOf } from '../../people/profiles'
import type { Account, World } from '../../world'
import { TEXT_LIFE_MS } from '../../people/wallets'
import { worldFeature } from '../world-feature'
import { walletOf } from './views'

const of = <N extends string, P extends t.Props>(type: N, props: P) => t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...props })
const IdentityInput = t.union([
  of('identity/EmailSet', { email: t.string, code: t.string }), of('identity/EmailUnbound', { email: t.string, code: t.string }), of('identity/XUnbound', {}),
  of('identity/WalletSet', { address: t.string, nonce: t.string }),
], 'IdentityInput')
export type IdentityInput = t.TypeOf<typeof IdentityInput>
type Of<T extends IdentityInput['type']> = Extract<IdentityInput, { type: T }>

const VISITOR = 'Visitors cannot do this'
const LAST = 'This is your only way to sign in. Connect another one first.'

const memberOf = (world: World, xid: Xid): Account | null => {
  const account = world.accounts[xid]
  return account === undefined || account.isVisitor ? null : account
}

/** Whether nobody is locked out: one who has no address has signed in by a wallet, by X or through a partner. */
const hasAnotherWay = (world: World, { xid, email }: Account, leaving: 'email' | 'x'): boolean => walletOf(world, xid) !== null
  || Object.values(world.partners.accounts).includes(xid)
  || (leaving === 'email' ? Object.values(world.byX).includes(xid) : email !== null && email !== '')

const withEmail = (world: World, account: Account, email: string): World => {
  const others = tableFrom(entriesOf(world.byEmail).filter(([, whose]) => whose !== account.xid))
  return {
    ...world, accounts: put(world.accounts, account.xid, { ...account, email }),
    byEmail: email === '' ? others : put(others, email, account.xid),
  }
}

const emailSet = (world: World, { xid, at, email, code }: Of<'identity/EmailSet'>): Stepped => {
  const account = memberOf(world, xid)
  if (account === null) return refusal(world, VISITOR)
  if (!EMAIL.test(email)) return refusal(world, 'This is not an e-mail address')
  const key = emailKey(email)
  const { world: used, no } = redeemed(world, key, { code, at })
  if (no !== null) return refusal(used, no)
  const owner = used.byEmail[key]
  return owner !== undefined && owner !== xid ? refusal(used, 'This address belongs to another member') : done(withEmail(used, account, key))
}

const emailUnbound = (world: World, { xid, at, email, code }: Of<'identity/EmailUnbound'>): Stepped => {
  const account = memberOf(world, xid)
  if (account === null) return refusal(world, VISITOR)
  const key = emailKey(email)
  if (key === '' || account.email !== key) return refusal(world, 'This address is not connected')
  if (!hasAnotherWay(world, account, 'email')) return refusal(world, LAST)
  const { world: used, no } = redeemed(world, key, { code, at })
  return no === null ? done(withEmail(used, account, '')) : refusal(used, no)
}

/** What is not connected stays so, without a word: a call whose answer was lost may come again. */
const xUnbound = (world: World, { xid }: Of<'identity/XUnbound'>): Stepped => {
  const account = memberOf(world, xid)
  if (account === null) return refusal(world, VISITOR)
  if (xUrlOf(world, account) === null) return done(world)
  const isBound = Object.values(world.byX).includes(xid)
  if (isBound && !hasAnotherWay(world, account, 'x')) return refusal(world, LAST)
  const byX = entriesOf(world.byX).filter(([, whose]) => whose === xid).reduce((so, [handle]) => drop(so, handle), world.byX)
  return done({ ...world, byX, abouts: put(world.abouts, xid, { ...aboutOf(world, account), xUrl: null }) })
}

/** The signature was checked before; its text is good for this once. */
const walletSet = (world: World, { xid, at, address, nonce }: Of<'identity/WalletSet'>): Stepped => {
  if (memberOf(world, xid) === null) return refusal(world, VISITOR)
  const given = world.wallets.texts[nonce]
  if (given === undefined) return refusal(world, 'This message was signed already')
  const used: World = { ...world, wallets: { ...world.wallets, texts: drop(world.wallets.texts, nonce) } }
  if (at - given.at >= TEXT_LIFE_MS) return refusal(used, 'This message is too old')
  const [key, before] = [address.toLowerCase(), walletOf(used, xid)]
  if (before !== null && before !== key) return refusal(used, 'Another wallet is connected')
  const owner = used.wallets.accounts[key]
  return owner !== undefined && owner !== xid ? refusal(used, 'This wallet belongs to another member')
    : done({ ...used, wallets: { ...used.wallets, accounts: put(used.wallets.accounts, key, xid) } })
}

export const feature = worldFeature(IdentityInput, (world, input) => {
  switch (input.type) {
    case 'identity/EmailSet': return emailSet(world, input)
    case 'identity/EmailUnbound': return emailUnbound(world, input)
    case 'identity/XUnbound': return xUnbound(world, input)
    case 'identity/WalletSet': return walletSet(world, input)
  }
})
