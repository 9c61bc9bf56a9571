import type { TabSlices } from './core'
import { partnerSignInMessages, partnerSignInReducer, walletSignInMessages, walletSignInReducer } from '../session'

/** Sign-in by wallet, or from a partner's page. Each of these has a page of its own. */
export const otherSignInTabPart = {
  messages: { ...partnerSignInMessages, ...walletSignInMessages },
  join: ({ partnerSignIn, walletSignIn }: TabSlices): void => {
    partnerSignIn.load(partnerSignInReducer)
    walletSignIn.load(walletSignInReducer)
  },
}
