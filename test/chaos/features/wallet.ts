import { LOOP_ID } from '../../../src/domain/balance'
import { decimalOf, type Decimal } from '../../../src/domain/kernel/decimal'
import {
  balancesQuery,
  historyQuery,
  transferViewModel,
  stakingQuery,
  type HistoryName,
  type TransferKey,
  type TransferMessage,
  type TransferOrder,
  type TransferViewModel,
} from '../../../src/domain/wallet'
import type { IdentityInput } from '../../../src/adapters/simulator/state/features/identity/feature'
import { watchWallet } from '../invariants/wallet'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { withFeature, type FeatureOf } from './features'

type Wallet = FeatureOf<'wallet'>

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** The time that a person checks a form before confirming it. */
const LOOKING_MS = 2_500
const HISTORIES: readonly HistoryName[] = ['withdrawal', 'staking', 'deposit', 'income', 'payout', 'loopBuy']
const OVER: ReadonlySet<TransferViewModel['step']> = new Set(['settled', 'failed', 'unseen'])

const atWallet = (scene: RunScene, go: (wallet: Wallet) => void): void => {
  withFeature(scene, 'wallet', go)
}
const keyOf = ({ kind }: TransferOrder): TransferKey => (kind === 'withdraw' ? 'withdraw' : 'stake')
const shownIn = ({ slices }: Wallet, key: TransferKey): TransferViewModel =>
  transferViewModel(slices.tab.transfers.get(), key)

/** An amount that no other order of the run has. */
const newAmount = ({ run, chance }: RunScene): Decimal => {
  const made = (run.seen.get('amounts') ?? 0) + 1
  run.seen.set('amounts', made)
  const amount = decimalOf(`${chance.between(10, 30)}.${String(made).padStart(5, '0')}1`)
  if (amount === null) throw new Error('not an amount')
  return amount
}

/** Confirms the order, sometimes with two presses. */
const confirm = ({ run, person, page, chance }: RunScene, wallet: Wallet, key: TransferKey): void => {
  const { step, order } = shownIn(wallet, key)
  const by = person.sessionIn(page)?.xid
  if (step !== 'confirming' || order === null || by === undefined) return
  // Only a wallet that the account has had for a long time may sign.
  for (const address of page.wallet.addresses)
    run.town.tell(({ at }): IdentityInput => ({ type: 'identity/WalletHeld', at, xid: by, address }))
  run.confirmed.push({ kind: order.kind, amount: order.amount, by, page, at: run.time.now() })
  const confirmation: TransferMessage = {
    type: 'wallet/ConfirmTransfer',
    key,
    wallet: key === 'withdraw' ? 'test' : null,
  }
  const draw = chance.next()
  page.wallet.next = draw < 0.7 ? 'signs' : draw < 0.85 ? 'refuses' : 'chooses another account'
  for (let n = 0; n < (chance.next() < 0.3 ? 2 : 1); n += 1) wallet.dispatchToTab(confirmation)
}

/** Fills in the form and confirms it. */
const moving =
  (orderOf: (amount: Decimal) => TransferOrder) =>
  (scene: RunScene): void =>
    atWallet(scene, (wallet) => {
      const order = orderOf(newAmount(scene))
      const key = keyOf(order)
      if (OVER.has(shownIn(wallet, key).step)) wallet.dispatchToTab({ type: 'wallet/CloseTransfer', key })
      wallet.dispatchToTab({ type: 'wallet/OpenTransfer', key, kind: order.kind, currencyId: LOOP_ID })
      wallet.dispatchToTab({ type: 'wallet/ReviewTransfer', key, order })
      scene.page.after(LOOKING_MS, () => {
        confirm(scene, wallet, key)
      })
    })

const atMove =
  (go: (scene: RunScene, wallet: Wallet, key: TransferKey) => void) =>
  (scene: RunScene): void => {
    const key = scene.chance.of(['withdraw', 'stake'] as const, 'stake')
    atWallet(scene, (wallet) => {
      go(scene, wallet, key)
    })
  }

const deeds: Readonly<Record<string, UserAction>> = {
  stake: { weight: 3, go: moving((amount) => ({ kind: 'stake', amount, level: 1 })) },
  unstake: { weight: 2, go: moving((amount) => ({ kind: 'unstake', amount })) },
  withdraw: {
    weight: 2,
    go: moving((amount) => ({ kind: 'withdraw', currencyId: LOOP_ID, chainId: 1, address: ADDRESS, amount })),
  },
  confirmMove: { weight: 1, go: atMove(confirm) },
  leaveReview: {
    weight: 1,
    go: atMove((_, wallet, key) => {
      wallet.dispatchToTab({ type: 'wallet/LeaveReview', key })
    }),
  },
  cancelSigning: {
    weight: 1,
    go: atMove((_, wallet, key) => {
      wallet.dispatchToTab({ type: 'wallet/CancelSigning', key })
    }),
  },
  lookForMove: {
    weight: 1,
    go: atMove((_, wallet, key) => {
      wallet.dispatchToTab({ type: 'wallet/LookUpTransfer', key })
    }),
  },
  closeMove: {
    weight: 1,
    go: atMove((_, wallet, key) => {
      wallet.dispatchToTab({ type: 'wallet/CloseTransfer', key })
    }),
  },
  showWallet: {
    weight: 1,
    go: (scene) =>
      atWallet(scene, (wallet) => {
        wallet.dispatchToAccount(balancesQuery.want({}))
        wallet.dispatchToAccount(stakingQuery.want({}))
        wallet.dispatchToAccount(historyQuery.want({ name: scene.chance.of(HISTORIES, 'staking') }))
      }),
  },
  deposit: {
    weight: 1,
    go: ({ run, person, chance }) => {
      run.town.deposit(person.email, LOOP_ID, String(chance.between(5, 40)))
    },
  },
}

export const wallet: ChaosFeature = { name: 'wallet', deeds, watch: (run) => [watchWallet(run)] }
