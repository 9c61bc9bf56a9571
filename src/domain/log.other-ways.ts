import type { TabCells } from './log.first'
import { partnerSignInMessages, partnerSignInUnit, walletSignInMessages, walletSignInUnit } from './session'

/** By a wallet, or from a partner's page: ways in with pages of their own. */
export const otherWaysInTab = {
  messages: { ...partnerSignInMessages, ...walletSignInMessages },
  join: ({ partnerSignIn, walletSignIn }: TabCells): void => {
    partnerSignIn.join(partnerSignInUnit)
    walletSignIn.join(walletSignInUnit)
  },
}
