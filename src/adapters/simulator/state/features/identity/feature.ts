import * as t from 'io-ts'
import { Xid } from '../../../../../domain/kernel/ids'
import { addMs, Instant } from '../../../../../domain/kernel/instant'
import { withDefault } from '../../../../../domain/kernel/with-default'
import { drop, entriesOf, put, tableFrom } from '../../../../../domain/kernel/table'
import { EMAIL, emailKey, redeemed } from '../../users/email-codes'
import { doneResult, refusedResult, type StepResult } from '../../output'
import { isStrictMoney, rules } from '../../rules'
import { profileDetailsOf, xUrlOf } from '../../users/profiles'
import type { UserAccount, ServerState } from '../../server-state'
import { SIGN_TEXT_LIFETIME_MS } from '../../users/wallet-sign-in'
import { stateFeature } from '../state-feature'
import { walletOf } from './views'

const of = <N extends string, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, ...props })
const source = withDefault(t.string, '')
const IdentityInput = t.union(
  [
    of('identity/EmailSet', { email: t.string, code: t.string, source }),
    of('identity/EmailUnbound', { email: t.string, code: t.string, source }),
    of('identity/XUnbound', {}),
    of('identity/WalletSet', { address: t.string, nonce: t.string, rules }),
    /** A test control: the account has had this wallet for a long time. */
    of('identity/WalletHeld', { address: t.string }),
  ],
  'IdentityInput',
)
export type IdentityInput = t.TypeOf<typeof IdentityInput>
type Of<T extends IdentityInput['type']> = Extract<IdentityInput, { type: T }>

/** The time in ms after which a newly bound wallet may sign withdrawals: a day. */
const WALLET_WAIT_MS = 86_400_000

const VISITOR = 'Visitors cannot do this'
const LAST = 'This is your only way to sign in. Connect another one first.'

const memberOf = (world: ServerState, xid: Xid): UserAccount | null => {
  const account = world.accounts[xid]
  return account === undefined || account.isVisitor ? null : account
}

/**
 * Whether the account keeps a way to sign in after the member removes the email address or the X account (`leaving`).
 * Other ways are a wallet, X, a partner or an email address.
 */
const hasAnotherWay = (world: ServerState, { xid, email }: UserAccount, leaving: 'email' | 'x'): boolean =>
  walletOf(world, xid) !== null ||
  Object.values(world.partners.accounts).includes(xid) ||
  (leaving === 'email' ? Object.values(world.byX).includes(xid) : email !== null && email !== '')

const withEmail = (world: ServerState, account: UserAccount, email: string): ServerState => {
  const others = tableFrom(entriesOf(world.byEmail).filter(([, whose]) => whose !== account.xid))
  return {
    ...world,
    accounts: put(world.accounts, account.xid, { ...account, email }),
    byEmail: email === '' ? others : put(others, email, account.xid),
  }
}

const emailSet = (world: ServerState, { xid, at, email, code, source: from }: Of<'identity/EmailSet'>): StepResult => {
  const account = memberOf(world, xid)
  if (account === null) return refusedResult(world, VISITOR)
  if (!EMAIL.test(email)) return refusedResult(world, 'This is not an e-mail address')
  const key = emailKey(email)
  const { world: used, no } = redeemed(world, key, { code, at, source: from })
  if (no !== null) return refusedResult(used, no)
  const owner = used.byEmail[key]
  return owner !== undefined && owner !== xid
    ? refusedResult(used, 'This address belongs to another member')
    : doneResult(withEmail(used, account, key))
}

const emailUnbound = (
  world: ServerState,
  { xid, at, email, code, source: from }: Of<'identity/EmailUnbound'>,
): StepResult => {
  const account = memberOf(world, xid)
  if (account === null) return refusedResult(world, VISITOR)
  const key = emailKey(email)
  if (key === '' || account.email !== key) return refusedResult(world, 'This address is not connected')
  if (!hasAnotherWay(world, account, 'email')) return refusedResult(world, LAST)
  const { world: used, no } = redeemed(world, key, { code, at, source: from })
  return no === null ? doneResult(withEmail(used, account, '')) : refusedResult(used, no)
}

/**
 * Removes the bound X account. The call succeeds if no X account is bound, because a client may repeat a call whose
 * response was lost.
 */
const xUnbound = (world: ServerState, { xid }: Of<'identity/XUnbound'>): StepResult => {
  const account = memberOf(world, xid)
  if (account === null) return refusedResult(world, VISITOR)
  if (xUrlOf(world, account) === null) return doneResult(world)
  const isBound = Object.values(world.byX).includes(xid)
  if (isBound && !hasAnotherWay(world, account, 'x')) return refusedResult(world, LAST)
  const byX = entriesOf(world.byX)
    .filter(([, whose]) => whose === xid)
    .reduce((acc, [handle]) => drop(acc, handle), world.byX)
  return doneResult({
    ...world,
    byX,
    abouts: put(world.abouts, xid, { ...profileDetailsOf(world, account), xUrl: null }),
  })
}

const withWallet = (world: ServerState, address: string, xid: Xid, usableFrom: Instant): ServerState => ({
  ...world,
  wallets: {
    ...world.wallets,
    accounts: put(world.wallets.accounts, address, xid),
    usableFrom: put(world.wallets.usableFrom, address, usableFrom),
  },
})

/**
 * Binds a wallet. The route has verified the signature. A signed text can bind a wallet only once. The wallet may sign
 * in at once, and sign withdrawals after `WALLET_WAIT_MS`.
 */
const walletSet = (world: ServerState, input: Of<'identity/WalletSet'>): StepResult => {
  const { xid, at, address, nonce } = input
  if (memberOf(world, xid) === null) return refusedResult(world, VISITOR)
  const given = world.wallets.texts[nonce]
  if (given === undefined) return refusedResult(world, 'This message was signed already')
  const used: ServerState = { ...world, wallets: { ...world.wallets, texts: drop(world.wallets.texts, nonce) } }
  if (at - given.at >= SIGN_TEXT_LIFETIME_MS) return refusedResult(used, 'This message is too old')
  const [key, before] = [address.toLowerCase(), walletOf(used, xid)]
  if (before !== null && before !== key) return refusedResult(used, 'Another wallet is connected')
  const owner = used.wallets.accounts[key]
  return owner !== undefined && owner !== xid
    ? refusedResult(used, 'This wallet belongs to another member')
    : owner === xid
      ? doneResult(used)
      : doneResult(withWallet(used, key, xid, isStrictMoney(input) ? addMs(at, WALLET_WAIT_MS) : at))
}

export const feature = stateFeature(IdentityInput, (world, input) => {
  switch (input.type) {
    case 'identity/EmailSet':
      return emailSet(world, input)
    case 'identity/EmailUnbound':
      return emailUnbound(world, input)
    case 'identity/XUnbound':
      return xUnbound(world, input)
    case 'identity/WalletSet':
      return walletSet(world, input)
    case 'identity/WalletHeld':
      return doneResult(withWallet(world, input.address.toLowerCase(), input.xid, input.at))
  }
})
