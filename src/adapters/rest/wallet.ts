import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { Secret } from '../../application/ports/browser/vault'
import type { Wallet } from '../../application/features/wallet/ports'
import { balanceAndActivityCalls } from '../wire/calls/group-calls'
import type { ListPage } from '../wire/codecs/list'
import { historyCalls, walletCalls } from '../wire/calls/wallet-calls'
import type { RestClient } from './client/rest-client'

/** The account's assets over the API (spec 2 §7 Wallet). */
export const makeWallet = (rest: RestClient): Wallet => {
  const all = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  const idOf = ({ id }: { readonly id: string }): string => id
  return {
    balances: () => pipe(rest.call(balanceAndActivityCalls.balance, { gid: undefined }), TE.map(all)),
    history: (name, page, size) =>
      pipe(
        rest.call(historyCalls[name], { page, limit: size }),
        TE.map((rows) => {
          rest.countDropped(rows.dropped)
          return rows
        }),
      ),
    depositChains: () => pipe(rest.call(walletCalls.depositInfo, {}), TE.map(all)),
    depositAddress: (chainId) => rest.call(walletCalls.depositAddress, { chain_id: chainId }),
    staking: () => rest.call(walletCalls.stakingInfo, {}),
    stake: (amount, level) => pipe(rest.call(walletCalls.stake, { amount, level }), TE.map(idOf)),
    unstake: (amount) => pipe(rest.call(walletCalls.unstake, { amount }), TE.map(idOf)),
    withdrawNonce: () =>
      pipe(
        rest.call(walletCalls.withdrawNonce, {}),
        TE.map(({ nonce }) => new Secret(nonce)),
      ),
    withdraw: ({ currencyId, address, amount, chainId }, signature) =>
      pipe(
        rest.call(walletCalls.withdraw, {
          currency_id: currencyId,
          address,
          amount,
          signature: signature.reveal(),
          chain_id: chainId,
        }),
        TE.map(idOf),
      ),
  }
}
