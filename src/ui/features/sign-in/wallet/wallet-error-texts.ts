import type { WalletSignInFailure } from '../../../../domain/wallet-sign-in'

/** The text for each way in which a wallet sign-in can end. */
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
} as const satisfies Record<WalletSignInFailure, string>
