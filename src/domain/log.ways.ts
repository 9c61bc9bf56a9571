import type { TabCells } from './log.first'
import {
  partnerSignInMessages, partnerSignInUnit, qrSignInMessages, qrSignInUnit, signInUnit, walletSignInMessages, walletSignInUnit, xSignInMessages, xSignInUnit,
} from './session'

/** The ways in: wanted on the pages of signing in. */
export const waysInTab = {
  messages: { ...partnerSignInMessages, ...qrSignInMessages, ...walletSignInMessages, ...xSignInMessages },
  join: ({ partnerSignIn, signIn, xSignIn, qrSignIn, walletSignIn }: TabCells): void => {
    partnerSignIn.join(partnerSignInUnit)
    signIn.join(signInUnit)
    xSignIn.join(xSignInUnit)
    qrSignIn.join(qrSignInUnit)
    walletSignIn.join(walletSignInUnit)
  },
}
