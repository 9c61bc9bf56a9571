import type { WalletFault } from '../../../../domain/session'

/** What is said of each way in which a sign-in by a wallet ends. */
export const walletErrorTexts = {
  refused: 'signIn.walletRefused',
  busy: 'signIn.walletBusy',
  gone: 'signIn.walletGone',
  broken: 'signIn.walletBroken',
  changed: 'signIn.walletChanged',
  wrongChain: 'signIn.walletWrongChain',
  unfit: 'signIn.walletUnfit',
  expired: 'signIn.walletExpired',
  lost: 'signIn.walletLost',
  noText: 'signIn.noAnswer',
  notAccepted: 'signIn.walletNotAccepted',
} as const satisfies Record<WalletFault, string>
