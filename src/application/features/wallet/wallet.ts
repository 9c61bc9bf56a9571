import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  addressQuery,
  balancesQuery,
  chainsQuery,
  historyQuery,
  stakingQuery,
  walletFeature,
} from '../../../domain/wallet'
import type { Failure } from '../../../domain/kernel/failure'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import { makeTransferEffects } from './transfer.effects'
import type { Wallet } from './ports'

/** The rows on a page of a history (spec 2 §9). */
const PAGE = 20

const whole = <A>(read: TE.TaskEither<Failure, readonly A[]>) =>
  pipe(
    read,
    TE.map((items) => ({ items, next: null })),
  )
const single = <A>(read: TE.TaskEither<Failure, A>) =>
  whole(
    pipe(
      read,
      TE.map((one): readonly A[] => [one]),
    ),
  )

export const walletImplementation = implementFeature(walletFeature, (deps, ports: Wallet) => ({
  account: {
    'wallet/balances': {
      read: accountEffects.read(balancesQuery.read, {
        call: () => whole(ports.balances()),
        toResult: balancesQuery.loaded,
        failed: balancesQuery.failed,
      }),
    },
    'wallet/staking': {
      read: accountEffects.read(stakingQuery.read, {
        call: () => single(ports.staking()),
        toResult: stakingQuery.loaded,
        failed: stakingQuery.failed,
      }),
    },
    'wallet/chains': {
      read: accountEffects.read(chainsQuery.read, {
        call: () => whole(ports.depositChains()),
        toResult: chainsQuery.loaded,
        failed: chainsQuery.failed,
      }),
    },
    'wallet/address': {
      read: accountEffects.read(addressQuery.read, {
        call: ({ input: { chainId } }) => single(ports.depositAddress(chainId)),
        toResult: addressQuery.loaded,
        failed: addressQuery.failed,
      }),
    },
    'wallet/history': {
      read: accountEffects.read(historyQuery.read, {
        call: ({ input: { name }, page }) =>
          pipe(
            ports.history(name, page === null ? 1 : Number(page), PAGE),
            TE.map(({ items, dropped }) => ({
              items,
              next: items.length + dropped < PAGE ? null : String(Number(page ?? '1') + 1),
            })),
          ),
        toResult: historyQuery.loaded,
        failed: historyQuery.failed,
      }),
    },
  },
  tab: { 'wallet/transfers': makeTransferEffects(deps, ports) },
}))
