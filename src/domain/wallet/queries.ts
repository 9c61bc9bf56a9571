import * as t from 'io-ts'
import { Balance } from '../balance'
import { query } from '../query'
import { ChainId } from './chains'
import { DepositAddress, DepositChain, HistoryName, StakingInfo, WalletRecord } from './records'

const own = t.strict({})

export const balancesQuery = query('wallet/balances', {
  input: own,
  item: Balance,
  idOf: ({ currencyId }) => String(currencyId),
})
export const historyQuery = query('wallet/history', {
  input: t.strict({ name: HistoryName }),
  item: WalletRecord,
  idOf: ({ id }) => id,
})
export const stakingQuery = query('wallet/staking', { input: own, item: StakingInfo, idOf: () => 'staking' })
export const chainsQuery = query('wallet/chains', {
  input: own,
  item: DepositChain,
  idOf: ({ chainId }) => String(chainId),
})
export const addressQuery = query('wallet/address', {
  input: t.strict({ chainId: ChainId }),
  item: DepositAddress,
  idOf: ({ address }) => address,
})
