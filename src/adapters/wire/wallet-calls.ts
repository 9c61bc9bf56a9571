import * as t from 'io-ts'
import type { HistoryName } from '../../domain/wallet'
import { get, post, Whole } from './call'
import { listAnswer } from './list'
import { DepositAddressWire, DepositChainWire, RecordWire, StakingInfoWire } from './wallet-records'

const none = t.strict({})
const byPage = t.strict({ page: Whole, limit: Whole })
const history = (path: string) => get(path, byPage, ({ limit }) => listAnswer(RecordWire, limit))
const CHAINS = 20

/** What is signed for one withdrawal. It is a secret until it is used. */
const NonceWire = t.type({ nonce: t.string }, 'WithdrawNonce')
/** By what id the record of it is in the history. */
const Moved = t.type({ id: t.string }, 'Moved')

/** The wallet (spec 2 §7 Wallet; the family's prefix is in decisions.md). Amounts travel as digits. */
export const walletCalls = {
  withdrawNonce: get('/api/asset/withdrawal/getWithdrawNonce', none, () => NonceWire),
  withdrawalHistory: history('/api/asset/withdrawal/history'),
  stakingHistory: history('/api/asset/staking/history'),
  depositHistory: history('/api/asset/deposit/history'),
  loopBuyHistory: history('/api/asset/loop_buy_history'),
  incomeHistory: history('/api/asset/income_history'),
  payoutHistory: history('/api/asset/payout_history'),
  depositAddress: get('/api/asset/deposit/address', t.strict({ chain_id: Whole }), () => DepositAddressWire),
  stakingInfo: get('/api/asset/staking/info', none, () => StakingInfoWire),
  depositInfo: get('/api/asset/deposit_info', none, () => listAnswer(DepositChainWire, CHAINS)),
  stake: post('/api/asset/staking/stake', t.strict({ amount: t.string, level: Whole }), () => Moved),
  unstake: post('/api/asset/staking/unstake', t.strict({ amount: t.string }), () => Moved),
  withdraw: post('/api/asset/withdrawal/withdraw',
    t.strict({ currency_id: Whole, address: t.string, amount: t.string, signature: t.string, chain_id: Whole }), () => Moved),
} as const

export const historyCalls = {
  withdrawal: walletCalls.withdrawalHistory, staking: walletCalls.stakingHistory, deposit: walletCalls.depositHistory,
  loopBuy: walletCalls.loopBuyHistory, income: walletCalls.incomeHistory, payout: walletCalls.payoutHistory,
} as const satisfies Readonly<Record<HistoryName, unknown>>
