import type { AddressProblem, MoveFault, RecordKind, RecordStatus } from '../../../domain/wallet'

export const en = {
  title: 'Wallet', total: 'Everything you hold', failed: 'Couldn’t load your wallet', failedText: 'Check your connection and try again.',
  balances: 'Balances', deposit: 'Deposit', withdraw: 'Withdraw', stake: 'Stake', history: 'History', buy: 'Buy LOOP', back: 'Back',
  priceAge: 'Price from {{time}}', noPrice: 'Waiting for the live price',
  staked: 'Staked', level: 'Level {{level}}', unlocks: 'Level {{level}} · unlocks {{date}}', unlocked: 'Level {{level}} · unlocked', rewards: 'Rewards so far: {{amount}} LOOP',
  form: {
    withdrawTitle: 'Withdraw {{currency}}', stakeTitle: 'Stake LOOP', unstakeTitle: 'Unstake LOOP', currency: 'Token', network: 'Network', address: 'To address', addressHint: 'Paste it from the other wallet.',
    repeat: 'Type the address again', repeatHint: 'Solana addresses have no checksum, so we compare both.', amount: 'Amount', have: 'You have {{amount}} {{currency}}', stakedNow: 'Staked: {{amount}} LOOP',
    about: 'About {{minutes}} min', seconds: 'About {{seconds}} s', fee: 'Network fee', send: 'You send', receive: 'They receive', review: 'Review', 
    note: 'Withdrawals can’t be taken back.', unchecked: 'This address has no checksum. Compare every character.', lookAlike: 'Careful: this looks like {{address}}, but it is another address.',
    level: 'Level', levelOf: 'Level {{level}}', levelText: 'From {{minimum}} LOOP · {{rate}} a day · {{lock}}', noLock: 'no lock', lock_one: 'locked for {{count}} day', lock_other: 'locked for {{count}} days', mode: 'Staking', unstake: 'Unstake',
    short: 'Your balance has changed and is too low for this amount.', checkFailed: 'Couldn’t check your balance. Try again.', noChains: 'No network carries this token.',
  },
  problem: {
    missing: 'Choose a network.', missingLevel: 'Choose a level.', repeat: 'The two addresses differ.', empty: 'Enter an amount.', notANumber: 'Use digits and a point, such as 12.5.', tooManyDecimals_one: 'At most {{count}} decimal.', tooManyDecimals_other: 'At most {{count}} decimals.',
    zero: 'The amount must be greater than 0.', aboveBalance: 'This is more than you have.', belowMinimum: 'At least {{minimum}}.',
  },
  address: {
    empty: 'Enter an address.', strange: 'This address contains a hidden or foreign character.', name: 'Names aren’t supported. Enter the address itself.', prefix: 'The address must start with 0x.',
    length: 'This address has the wrong length.', letters: 'This address contains a character that doesn’t belong there.', checksum: 'The capitals in this address don’t match its checksum. Copy it again from your wallet.',
    zero: 'Nobody owns this address.', token: 'This is a token’s contract. What you send there is lost.', notEvm: 'This isn’t an address of this network.', notSolana: 'This isn’t a Solana address.',
    offCurve: 'Nobody can hold the key of this address.',
  } satisfies Record<AddressProblem, string>,
  confirm: {
    title: 'Check before you sign', stakeTitle: 'Check before you confirm', address: 'To address', network: 'Network', token: 'Token', amount: 'Amount', level: 'Level', edit: 'Edit', stake: 'Stake now', unstake: 'Unstake now',
    sign: 'Sign with', signText: 'Your wallet asks you to sign a text. Nothing is sent before that.', noWallets: 'No wallet found in this browser. Install one, or open this page in your wallet’s browser.', checking: 'Checking your balance…',
    test: 'Test wallet', injected: 'Browser wallet',
  },
  progress: {
    signing: 'Look into your wallet', signingText: 'Confirm the signature there. We wait two minutes.', cancel: 'Cancel', sending: 'Sending…', settled: 'Done', settledWithdraw: 'Your withdrawal is on its way. Follow it in the history.',
    settledStake: 'Your LOOP is staked.', settledUnstake: 'Your LOOP is back in your balance.', close: 'OK', failed: 'This didn’t go through', failedText: 'Nothing has left your balance.', again: 'Back to the form',
    looking: 'We don’t know yet', lookingText: 'The answer got lost. We look for it in your history; please don’t send it again.', unseen: 'Still not in your history', unseenText: 'It may yet arrive. Check your balance and history before you send it again.',
    look: 'Look again', startOver: 'Back to the form',
  },
  fault: {
    refused: 'You declined in your wallet. Nothing was sent.', busy: 'Your wallet is waiting for another answer. Open it first.', gone: 'Your wallet is locked or gone.', broken: 'Your wallet’s answer couldn’t be used.',
    changed: 'The account or network in your wallet changed. Sign again.', lost: 'The page was reloaded before it was sent. Sign again.', noText: 'Couldn’t get the text to sign. Try again.', unfit: 'The text to sign was not safe, so we didn’t show it.',
    noAnswer: 'Your wallet didn’t answer in two minutes.',
  } satisfies Record<MoveFault, string>,
  currencyOf: { exact: 'You have', worth: 'Worth', price: 'Price of one' },
  depositOf: {
    title: 'Deposit', address: 'Your address', copy: 'Copy address', qr: 'QR code of your address on {{network}}', takes: 'Send only {{currencies}} over {{network}}. Anything else is lost.', minimum: 'At least {{minimum}}',
    confirmations_one: 'Arrives after {{count}} confirmation', confirmations_other: 'Arrives after {{count}} confirmations', memo: 'Memo', noMemo: 'No memo needed', failed: 'Couldn’t load your address.',
  },
  historyOf: {
    title: 'History', titleOf: '{{currency}} history', allKinds: 'All kinds', kind: 'Show', withdrawal: 'Withdrawals', staking: 'Staking', deposit: 'Deposits', loopBuy: 'LOOP purchases', income: 'Income', payout: 'Payouts', emptyTitle: 'Nothing here yet', emptyText: 'What happens with your tokens is listed here.',
    failed: 'Couldn’t load this history.', more: 'Show more', csv: 'Export CSV', status: 'Status', all: 'All', details: 'Details', when: 'Time', what: 'Type', amount: 'Amount', fee: 'Fee', network: 'Network', address: 'Address', tx: 'Transaction', note: 'Note', id: 'ID',
    confirmations: '{{had}} of {{needed}} confirmations',
  },
  record: {
    withdrawal: 'Withdrawal', stake: 'Staked', unstake: 'Unstaked', reward: 'Staking reward', deposit: 'Deposit', purchase: 'Bought in the mall', giftIn: 'Gift received', giftOut: 'Gift sent', bubbleIn: 'Bubble rain', bubbleOut: 'Bubble rain sent',
    bubbleBack: 'Bubble rain returned', opening: 'Opening balance', other: 'Other',
  } satisfies Record<RecordKind, string>,
  status: { pending: 'Pending', done: 'Done', failed: 'Failed' } satisfies Record<RecordStatus, string>,
} as const
