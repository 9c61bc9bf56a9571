import type { TabSlices } from './core'
import { partnerSignInMessages, partnerSignInReducer, walletSignInMessages, walletSignInReducer } from '../session'

/** Sign-in by wallet or from a partner's page. Both have pages of their own. */
export const otherSignInTabPart = {
  messages: { ...partnerSignInMessages, ...walletSignInMessages },
  join: ({ partnerSignIn, walletSignIn }: TabSlices): void => {
    partnerSignIn.load(partnerSignInReducer)
    walletSignIn.load(walletSignInReducer)
  },
}
