import * as E from 'fp-ts/Either'
import { chainBy, checkAddress, withdrawalTerms } from '../../../../domain/wallet'
import { isGreater, subtract } from '../../../../domain/kernel/decimal-math'
import { decimalOf } from '../../../../domain/kernel/decimal'
import { drop, entriesOf, put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import { isStrictMoney } from '../rules'
import type { ServerState } from '../server-state'
import { currencyBy, NOTHING } from './currencies'
import { personOf, transfer, type Holder } from './ledger'
import { NONCE_LIFE_MS } from './chain-parameters'

export const pendingOf = (xid: string): Holder => `pending:${xid}`

export const withdrawNonceAsked = (
  world: ServerState,
  { at, xid, nonce }: ServerInputOf<'WithdrawNonceAsked'>,
): StepResult =>
  world.accounts[xid]?.isVisitor !== false
    ? refusedResult(world, 'Visitors cannot do this')
    : {
        world: { ...world, assets: { ...world.assets, nonces: put(world.assets.nonces, xid, { nonce, at }) } },
        outputs: [{ type: 'WithdrawNonce', nonce }],
      }

/** The wallets that this member has used for sign-in or has bound. */
const walletsOf = (world: ServerState, xid: string): readonly string[] =>
  entriesOf(world.wallets.accounts)
    .filter(([, whose]) => whose === xid)
    .map(([address]) => address)

/**
 * The reason why this signer may not sign a withdrawal, or `null`. Only a bound wallet signs, because any other key
 * proves nothing (WDR-4). A wallet that was bound to an existing account waits, so that the account's owner can notice
 * a stranger's wallet.
 */
const signerRefusal = (world: ServerState, input: ServerInputOf<'Withdrawn'>): string | null => {
  const wallets = walletsOf(world, input.xid)
  const signer = input.signer.toLowerCase()
  if (wallets.length === 0)
    return isStrictMoney(input) ? 'Connect a wallet in the settings first. It can sign withdrawals a day later.' : null
  if (!wallets.includes(signer)) return 'This wallet is not the one of your account'
  return input.at < (world.wallets.usableFrom[signer] ?? input.at)
    ? 'Your wallet was connected less than a day ago and cannot sign withdrawals yet'
    : null
}

/**
 * Moves the amount from the free balance to `pending`, until the chain confirms the withdrawal. A signed text is valid
 * for one attempt, even if the attempt fails (WDR-5).
 */
export const withdrawn = (world: ServerState, input: ServerInputOf<'Withdrawn'>): StepResult => {
  const { at, xid, nonce, id } = input
  const given = world.assets.nonces[xid]
  if (given === undefined || given.nonce !== nonce)
    return refusedResult(world, 'Start this withdrawal again: its signature was used')
  const used: ServerState = { ...world, assets: { ...world.assets, nonces: drop(world.assets.nonces, xid) } }
  if (at - given.at >= NONCE_LIFE_MS)
    return refusedResult(used, 'Start this withdrawal again: its signature is too old')
  const noSigner = signerRefusal(world, input)
  if (noSigner !== null) return refusedResult(used, noSigner)
  const chain = chainBy(input.chainId)
  const currency = currencyBy(input.currencyId)
  const terms = chain === null ? null : withdrawalTerms(input.currencyId, chain.id)
  if (chain === null || currency === null || terms === null)
    return refusedResult(used, 'This currency cannot leave over this network')
  const address = checkAddress(input.address, chain)
  if (E.isLeft(address) || address.right.address !== input.address)
    return refusedResult(used, 'This address does not belong to this network')
  const amount = decimalOf(input.amount)
  if (amount === null || isGreater(terms.minimum, amount))
    return refusedResult(used, `The least that can be withdrawn is ${terms.minimum} ${currency.name}`)
  const moved = transfer(used.ledger, {
    by: xid,
    key: `withdrawal:${nonce}`,
    at,
    kind: 'withdrawal',
    note: id,
    moves: [{ from: personOf(xid), to: pendingOf(xid), currencyId: currency.id, amount }],
  })
  if (E.isLeft(moved)) return refusedResult(used, moved.left)
  const transit = {
    id,
    xid,
    currencyId: currency.id,
    chainId: chain.id,
    amount,
    fee: terms.fee,
    address: input.address,
    at,
    isDone: false,
  }
  return {
    world: {
      ...used,
      ledger: moved.right.ledger,
      assets: { ...used.assets, withdrawals: put(used.assets.withdrawals, id, transit) },
    },
    outputs: [{ type: 'AssetMoved', id }],
  }
}

/** Moves the pending amount and its fee out of the ledger after the chain confirmed the withdrawal. */
export const withdrawalSettled = (
  world: ServerState,
  id: string,
  at: ServerInputOf<'ChainAdvanced'>['at'],
): ServerState => {
  const transit = world.assets.withdrawals[id]
  if (transit === undefined || transit.isDone) return world
  const { xid, currencyId, amount, fee } = transit
  const net = subtract(amount, fee)
  const moved = transfer(world.ledger, {
    by: xid,
    key: `settled:${id}`,
    at,
    kind: 'withdrawalSettled',
    note: id,
    moves: [
      { from: pendingOf(xid), to: 'house:chain' as const, currencyId, amount: net },
      { from: pendingOf(xid), to: 'house:fees' as const, currencyId, amount: fee },
    ].filter((move) => isGreater(move.amount, NOTHING)),
  })
  return E.isLeft(moved)
    ? world
    : {
        ...world,
        ledger: moved.right.ledger,
        assets: { ...world.assets, withdrawals: put(world.assets.withdrawals, id, { ...transit, isDone: true }) },
      }
}
