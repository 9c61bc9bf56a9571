import { bubbleCalls } from '../../../wire/calls/bubble-calls'
import { giftCalls } from '../../../wire/calls/gift-calls'
import { balanceAndActivityCalls } from '../../../wire/calls/group-calls'
import { mallCalls } from '../../../wire/calls/mall-calls'
import { historyCalls, walletCalls } from '../../../wire/calls/wallet-calls'
import { route, type AccessRow } from '../access-row'

/** Balances, the wallet, gifts and bubble rain. */
export const rows: readonly AccessRow[] = [
  route(balanceAndActivityCalls.balance, 'session', 'read', 1),
  route(balanceAndActivityCalls.activityConfig, 'session', 'read', 1),
  route(historyCalls.withdrawal, 'session', 'read', 1),
  route(historyCalls.staking, 'session', 'read', 1),
  route(historyCalls.deposit, 'session', 'read', 1),
  route(historyCalls.loopBuy, 'session', 'read', 1),
  route(historyCalls.income, 'session', 'read', 1),
  route(historyCalls.payout, 'session', 'read', 1),
  route(walletCalls.withdrawNonce, 'account', 'read', 1),
  route(walletCalls.depositAddress, 'account', 'read', 1),
  route(walletCalls.stakingInfo, 'session', 'read', 1),
  route(walletCalls.depositInfo, 'session', 'read', 1),
  route(walletCalls.stake, 'ownProof', 'write', 1),
  route(walletCalls.unstake, 'ownProof', 'write', 1),
  route(walletCalls.withdraw, 'ownProof', 'write', 1),
  route(mallCalls.skuList, 'session', 'read', 1),
  route(giftCalls.list, 'session', 'read', 1),
  route(giftCalls.receivedList, 'session', 'read', 1),
  route(giftCalls.receivedStat, 'session', 'read', 1),
  route(giftCalls.send, 'member', 'write', 1),
  route(bubbleCalls.levelLimit, 'member', 'write', 1),
  route(bubbleCalls.send, 'member', 'creation', 1),
  route(bubbleCalls.available, 'ownProof', 'read', 1),
  route(bubbleCalls.winners, 'member', 'read', 1),
]
