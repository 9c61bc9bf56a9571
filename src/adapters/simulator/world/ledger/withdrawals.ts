import * as E from 'fp-ts/Either'
import { chainBy, checkAddress, withdrawalTerms } from '../../../../domain/wallet'
import { isAbove, minus } from '../../../../domain/kernel/decimal-math'
import { decimalOf } from '../../../../domain/kernel/decimal'
import { drop, entriesOf, put } from '../../../../domain/kernel/table'
import type { InputOf } from '../input'
import { refusal, type Stepped } from '../output'
import type { World } from '../world'
import { currencyBy, NOTHING } from './currencies'
import { personOf, transfer, type Holder } from './ledger'
import { NONCE_LIFE_MS } from './limits'

const pendingOf = (xid: string): Holder => `pending:${xid}`

export const withdrawNonceAsked = (world: World, { at, xid, nonce }: InputOf<'WithdrawNonceAsked'>): Stepped => (world.accounts[xid]?.isVisitor !== false
  ? refusal(world, 'Visitors cannot do this')
  : {
      world: { ...world, assets: { ...world.assets, nonces: put(world.assets.nonces, xid, { nonce, at }) } },
      outputs: [{ type: 'WithdrawNonce', nonce }],
    })

/** The wallets that this person has signed in with or bound. */
const walletsOf = (world: World, xid: string): readonly string[] =>
  entriesOf(world.wallets.accounts).filter(([, whose]) => whose === xid).map(([address]) => address)

/**
 * Takes the amount out of the free balance until the chain has confirmed it. The text that was signed is used up by the
 * first attempt, whatever comes of it (WDR-5).
 */
export const withdrawn = (world: World, input: InputOf<'Withdrawn'>): Stepped => {
  const { at, xid, nonce, signer, id } = input
  const given = world.assets.nonces[xid]
  if (given === undefined || given.nonce !== nonce) return refusal(world, 'Start this withdrawal again: its signature was used')
  const used: World = { ...world, assets: { ...world.assets, nonces: drop(world.assets.nonces, xid) } }
  if (at - given.at >= NONCE_LIFE_MS) return refusal(used, 'Start this withdrawal again: its signature is too old')
  const wallets = walletsOf(world, xid)
  if (wallets.length > 0 && !wallets.includes(signer.toLowerCase())) return refusal(used, 'This wallet is not the one of your account')
  const chain = chainBy(input.chainId)
  const currency = currencyBy(input.currencyId)
  const terms = chain === null ? null : withdrawalTerms(input.currencyId, chain.id)
  if (chain === null || currency === null || terms === null) return refusal(used, 'This currency cannot leave over this network')
  const address = checkAddress(input.address, chain)
  if (E.isLeft(address) || address.right.address !== input.address) return refusal(used, 'This address does not belong to this network')
  const amount = decimalOf(input.amount)
  if (amount === null || isAbove(terms.minimum, amount)) return refusal(used, `The least that can be withdrawn is ${terms.minimum} ${currency.name}`)
  const moved = transfer(used.ledger, {
    by: xid, key: `withdrawal:${nonce}`, at, kind: 'withdrawal', note: id,
    moves: [{ from: personOf(xid), to: pendingOf(xid), currencyId: currency.id, amount }],
  })
  if (E.isLeft(moved)) return refusal(used, moved.left)
  const transit = { id, xid, currencyId: currency.id, chainId: chain.id, amount, fee: terms.fee, address: input.address, at, isDone: false }
  return {
    world: { ...used, ledger: moved.right.ledger, assets: { ...used.assets, withdrawals: put(used.assets.withdrawals, id, transit) } },
    outputs: [{ type: 'AssetMoved', id }],
  }
}

/** The chain has it: what was pending has left, its fee besides. */
export const withdrawalSettled = (world: World, id: string, at: InputOf<'ChainAdvanced'>['at']): World => {
  const transit = world.assets.withdrawals[id]
  if (transit === undefined || transit.isDone) return world
  const { xid, currencyId, amount, fee } = transit
  const net = minus(amount, fee)
  const moved = transfer(world.ledger, {
    by: xid, key: `settled:${id}`, at, kind: 'withdrawalSettled', note: id,
    moves: [
      { from: pendingOf(xid), to: 'house:chain' as const, currencyId, amount: net },
      { from: pendingOf(xid), to: 'house:fees' as const, currencyId, amount: fee },
    ].filter((move) => isAbove(move.amount, NOTHING)),
  })
  return E.isLeft(moved) ? world : {
    ...world, ledger: moved.right.ledger,
    assets: { ...world.assets, withdrawals: put(world.assets.withdrawals, id, { ...transit, isDone: true }) },
  }
}
