import type { WalletSignInFailure } from '../../../domain/wallet-sign-in'

/** The text for each way in which a wallet sign-in can end. */
export const walletErrorTexts = {
  refused: 'refused',
  busy: 'busy',
  gone: 'gone',
  broken: 'broken',
  changed: 'changed',
  wrongChain: 'wrongChain',
  unfit: 'unfit',
  expired: 'expired',
  lost: 'lost',
  noText: 'noAnswer',
  notAccepted: 'notAccepted',
} as const satisfies Record<WalletSignInFailure, string>
