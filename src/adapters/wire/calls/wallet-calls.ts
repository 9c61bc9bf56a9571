import * as t from 'io-ts'
import { IdText, LinkText } from '../codecs/bounded'
import type { HistoryName } from '../../../domain/wallet'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { listCodec } from '../codecs/list'
import { DepositAddressWire, DepositChainWire, RecordWire, StakingInfoWire } from '../entities/wallet-records'

const none = t.strict({})
const byPage = t.strict({ page: WholeNumber, limit: WholeNumber })
const history = (path: string) => defineGet(path, byPage, ({ limit }) => listCodec(RecordWire, limit))
const CHAINS = 20

/** The text to sign for a withdrawal. The client treats the text as secret until the wallet signs the text. */
const NonceWire = t.type({ nonce: t.string }, 'WithdrawNonce')
/** The response of a call that moves assets: the id of the record in the history. */
const Moved = t.type({ id: t.string }, 'Moved')

/**
 * The calls of the wallet (spec 2 §7 Wallet; the prefix is in decisions.md). Amounts are strings of digits on the wire.
 */
export const walletCalls = {
  withdrawNonce: defineGet('/api/asset/withdrawal/getWithdrawNonce', none, () => NonceWire),
  withdrawalHistory: history('/api/asset/withdrawal/history'),
  stakingHistory: history('/api/asset/staking/history'),
  depositHistory: history('/api/asset/deposit/history'),
  loopBuyHistory: history('/api/asset/loop_buy_history'),
  incomeHistory: history('/api/asset/income_history'),
  payoutHistory: history('/api/asset/payout_history'),
  depositAddress: defineGet(
    '/api/asset/deposit/address',
    t.strict({ chain_id: WholeNumber }),
    () => DepositAddressWire,
  ),
  stakingInfo: defineGet('/api/asset/staking/info', none, () => StakingInfoWire),
  depositInfo: defineGet('/api/asset/deposit_info', none, () => listCodec(DepositChainWire, CHAINS)),
  stake: definePost('/api/asset/staking/stake', t.strict({ amount: IdText, level: WholeNumber }), () => Moved),
  unstake: definePost('/api/asset/staking/unstake', t.strict({ amount: IdText }), () => Moved),
  withdraw: definePost(
    '/api/asset/withdrawal/withdraw',
    t.strict({
      currency_id: WholeNumber,
      address: IdText,
      amount: IdText,
      signature: LinkText,
      chain_id: WholeNumber,
    }),
    () => Moved,
  ),
} as const

export const historyCalls = {
  withdrawal: walletCalls.withdrawalHistory,
  staking: walletCalls.stakingHistory,
  deposit: walletCalls.depositHistory,
  loopBuy: walletCalls.loopBuyHistory,
  income: walletCalls.incomeHistory,
  payout: walletCalls.payoutHistory,
} as const satisfies Readonly<Record<HistoryName, unknown>>
