import * as E from 'fp-ts/Either'
import { chainBy, solanaAddress, withChecksum, type ChainId } from '../../../../domain/wallet'
import { decimalOf } from '../../../../domain/kernel/decimal'
import { isGreater } from '../../../../domain/kernel/decimal-math'
import type { Xid } from '../../../../domain/kernel/ids'
import { put } from '../../../../domain/kernel/table'
import { mixSeeds, hashText, seededRandom } from '../seeded-random'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import type { ServerState } from '../server-state'
import { amount, currencyBy, NOTHING } from './currencies'
import { personOf, transfer } from './ledger'
import { chainParameters } from './chain-parameters'

/** A member's deposit address. The address never changes, and all Ethereum-like chains share it. */
export const depositAddressOf = (world: ServerState, xid: Xid, chainId: ChainId): string => {
  const isSolana = chainBy(chainId)?.family === 'solana'
  const chance = seededRandom(mixSeeds(world.seed, hashText(xid), isSolana ? 101 : 1))
  const drawn = (count: number): readonly number[] => Array.from({ length: count }, () => chance.between(0, 255))
  if (!isSolana)
    return withChecksum(
      drawn(20)
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    )
  // Draw again, because only about half of all random keys are valid addresses.
  for (;;) {
    const address = solanaAddress(Uint8Array.from(drawn(32)))
    if (address !== null) return address
  }
}

/** Starts a transfer to the member's address. The chain still has to confirm the transfer. */
export const depositSent = (
  world: ServerState,
  { at, xid, chainId, currencyId, amount: sent, id }: ServerInputOf<'DepositSent'>,
): StepResult => {
  const chain = chainBy(chainId)
  const of = decimalOf(sent)
  if (
    chain === null ||
    of === null ||
    currencyBy(currencyId) === null ||
    !chainParameters(chain.id).currencyIds.includes(currencyId)
  ) {
    return refusedResult(world, 'This network does not take that currency')
  }
  const account = world.accounts[xid]
  if (account === undefined || account.isVisitor) return refusedResult(world, 'There is no such account')
  if (isGreater(amount(chainParameters(chain.id).minimum), of))
    return refusedResult(world, 'This is less than the network takes')
  const transit = {
    id,
    xid,
    currencyId,
    chainId: chain.id,
    amount: of,
    fee: NOTHING,
    address: depositAddressOf(world, xid, chain.id),
    at,
    isDone: false,
  }
  return {
    world: { ...world, assets: { ...world.assets, deposits: put(world.assets.deposits, id, transit) } },
    outputs: [{ type: 'AssetMoved', id }],
  }
}

/** Credits a deposit after the chain has confirmed the transfer. */
export const depositArrived = (
  world: ServerState,
  id: string,
  at: ServerInputOf<'ChainAdvanced'>['at'],
): ServerState => {
  const transit = world.assets.deposits[id]
  if (transit === undefined || transit.isDone) return world
  const { xid, currencyId, amount: of } = transit
  const moved = transfer(world.ledger, {
    by: xid,
    key: `deposit:${id}`,
    at,
    kind: 'deposit',
    note: id,
    moves: [{ from: 'house:chain', to: personOf(xid), currencyId, amount: of }],
  })
  return E.isLeft(moved)
    ? world
    : {
        ...world,
        ledger: moved.right.ledger,
        assets: { ...world.assets, deposits: put(world.assets.deposits, id, { ...transit, isDone: true }) },
      }
}
