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
import { nextPage, pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import { makeTransferEffects } from './transfer.effects'
import type { Wallet } from './ports'

/** The rows on a page of a history (spec 2 §9). */
const PAGE = 20

export const walletImplementation = implementFeature(walletFeature, (deps, ports: Wallet) => ({
  account: {
    'wallet/balances': readList(balancesQuery, () => ports.balances()),
    'wallet/staking': readValue(stakingQuery, () => ports.staking()),
    'wallet/chains': readList(chainsQuery, () => ports.depositChains()),
    'wallet/address': readValue(addressQuery, ({ chainId }) => ports.depositAddress(chainId)),
    'wallet/history': readPages(historyQuery, ({ name }, page) =>
      pipe(
        ports.history(name, pageNumber(page), PAGE),
        TE.map(({ items, dropped }) => ({
          items,
          next: nextPage(page, items.length + dropped < PAGE),
        })),
      ),
    ),
  },
  tab: { 'wallet/transfers': makeTransferEffects(deps, ports) },
}))
