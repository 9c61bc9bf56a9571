import * as TE from 'fp-ts/TaskEither'
import { Secret } from '../../../src/application/ports/browser/vault'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'
import type { CallRow, Json } from '../support/call-row'
import { signatureOf } from '../support/wallet'

const OURS = 'spec 2 §7 Wallet; decisions.md: wallet: /api/asset/…; the shape of the answer is not shown'
const page = { page: '1', limit: '20' }
const record = (more: { readonly [key: string]: Json }): Json => ({
  id: '7',
  type: 'other',
  create_time: 1_800_000_000,
  currency_id: 5,
  amount: '-5',
  fee: null,
  status: 'done',
  chain_id: null,
  address: null,
  tx_hash: null,
  level: null,
  confirmations: null,
  note: '',
  ...more,
})
const history = (
  proves: string,
  path: string,
  name: 'withdrawal' | 'staking' | 'deposit' | 'loopBuy' | 'income' | 'payout',
  of: Json,
  read: object,
): CallRow => ({
  proves,
  source: OURS,
  request: { method: 'GET', path, query: page, token: true },
  answer: { list: [of], total: 1 },
  asks: ({ wallet }) => wallet.history(name, 1, 20),
  reads: { items: [read], dropped: 0 },
})
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const stake = { amount: '10.5', level: 1 }

export const walletRows: readonly CallRow[] = [
  {
    proves: 'R2-264',
    source: `${OURS}; kept as withdrawal/getWithdrawNonce`,
    request: { method: 'GET', path: '/api/asset/withdrawal/getWithdrawNonce', token: true },
    answer: { nonce: 'Withdraw. Nonce: abcdefgh' },
    asks: ({ wallet }) => TE.map((nonce: Secret) => nonce.reveal())(wallet.withdrawNonce()),
    reads: 'Withdraw. Nonce: abcdefgh',
  },
  history(
    'R2-265',
    '/api/asset/withdrawal/history',
    'withdrawal',
    record({ type: 'withdrawal', fee: '4', chain_id: 1, address: ADDRESS, status: 'pending', confirmations: [1, 3] }),
    {
      id: '7',
      kind: 'withdrawal',
      amount: '-5',
      fee: '4',
      chainId: 1,
      address: ADDRESS,
      status: 'pending',
      confirmations: [1, 3],
    },
  ),
  history('R2-266', '/api/asset/staking/history', 'staking', record({ type: 'stake', level: 2 }), {
    kind: 'stake',
    level: 2,
  }),
  history('R2-267', '/api/asset/deposit/history', 'deposit', record({ type: 'deposit', amount: '5' }), {
    kind: 'deposit',
    amount: '5',
  }),
  history('R2-268', '/api/asset/loop_buy_history', 'loopBuy', record({ type: 'purchase', amount: '52' }), {
    kind: 'purchase',
    amount: '52',
  }),
  history('R2-269', '/api/asset/income_history', 'income', record({ type: 'gift_in', amount: '2', note: 'Rose' }), {
    kind: 'giftIn',
    amount: '2',
    note: 'Rose',
  }),
  history('R2-270', '/api/asset/payout_history', 'payout', record({ type: 'gift_out', note: 'Rose' }), {
    kind: 'giftOut',
    amount: '-5',
    note: 'Rose',
  }),
  {
    proves: 'R2-271',
    source: OURS,
    request: { method: 'GET', path: '/api/asset/deposit/address', query: { chain_id: '1' }, token: true },
    answer: { chain_id: 1, address: ADDRESS, memo: null },
    asks: ({ wallet }) => wallet.depositAddress(1),
    reads: { chainId: 1, address: ADDRESS, memo: null },
  },
  {
    proves: 'R2-272',
    source: OURS,
    request: { method: 'GET', path: '/api/asset/staking/info', token: true },
    answer: {
      staked: '500',
      level: 2,
      unlock_time: 1_800_000_000,
      rewards: '0.1',
      levels: [{ level: 1, min_amount: '10', day_rate: '0.0001', lock_days: 0 }],
    },
    asks: ({ wallet }) => wallet.staking(),
    reads: {
      staked: '500',
      level: 2,
      unlocksAt: 1_800_000_000_000,
      rewards: '0.1',
      levels: [{ level: 1, minimum: '10', dayRate: '0.0001', lockDays: 0 }],
    },
    given: { staked: '0', level: null, levels: [{ level: 1 }, { level: 2 }, { level: 3 }] },
  },
  {
    proves: 'R2-273',
    source: `${OURS}; depositInfo in snake case`,
    request: { method: 'GET', path: '/api/asset/deposit_info', token: true },
    answer: { list: [{ chain_id: 1, currency_ids: [5, 2], min_amount: '1', confirmations: 3 }], total: 1 },
    asks: ({ wallet }) => wallet.depositChains(),
    reads: [{ chainId: 1, currencyIds: [5, 2], minimum: '1', confirmations: 3 }],
    given: { list: [{ chain_id: 1 }, { chain_id: 56 }, { chain_id: 101 }, { chain_id: 5 }] },
  },
  {
    proves: 'R2-274',
    source: `${OURS}; staking stake`,
    request: { method: 'POST', path: '/api/asset/staking/stake', body: stake, token: true },
    answer: { id: '9' },
    asks: ({ wallet }) => wallet.stake(made(Decimal, '10.5'), 1),
    reads: '9',
  },
  {
    proves: 'R2-275',
    source: `${OURS}; staking unstake`,
    request: { method: 'POST', path: '/api/asset/staking/unstake', body: { amount: '10.5' }, token: true },
    answer: { id: '9' },
    asks: ({ wallet }) => wallet.unstake(made(Decimal, '10.5')),
    reads: '9',
    inTown: async (town) => {
      await town.stakeAsAda(stake.amount, stake.level)
      return {}
    },
  },
  {
    proves: 'R2-276 R2-182 WDR-3',
    source: OURS,
    request: {
      method: 'POST',
      path: '/api/asset/withdrawal/withdraw',
      token: true,
      body: { currency_id: 5, address: ADDRESS, amount: '12', signature: 'a-signature', chain_id: 1 },
    },
    answer: { id: '9' },
    asks: ({ wallet }) =>
      wallet.withdraw(
        { currencyId: 5, chainId: 1, address: ADDRESS, amount: made(Decimal, '12') },
        new Secret('a-signature'),
      ),
    reads: '9',
    inTown: async (town) => ({ cast: { 'a-signature': await signatureOf(await town.withdrawNonceOfAda()) } }),
  },
  {
    proves: 'R2-101 R2-277',
    source: 'spec 2 §7 Mall: the package list is in data.data; spec 2 §3 Recharge package',
    request: { method: 'GET', path: '/api/order/sku_list', token: true },
    answer: {
      data: [
        {
          sku_code: 'loop-26',
          quantity: '26',
          price: '1.1',
          icon_sku: '/mall/a.png',
          icon_discount: '/mall/b.png',
          discount_percent: '3',
        },
      ],
    },
    asks: ({ mall }) => mall.packages(),
    reads: [
      {
        code: 'loop-26',
        quantity: '26',
        price: '1.1',
        icon: '/mall/a.png',
        discountIcon: '/mall/b.png',
        discountPercent: '3',
      },
    ],
  },
]
