import type { TabCells } from './log.first'
import {
  qrSignInMessages, qrSignInUnit, signInUnit, walletSignInMessages, walletSignInUnit, xSignInMessages, xSignInUnit,
} from './session'

/** The ways in: wanted on the pages of signing in. */
export const waysInTab = {
  messages: { ...qrSignInMessages, ...walletSignInMessages, ...xSignInMessages },
  join: ({ signIn, xSignIn, qrSignIn, walletSignIn }: TabCells): void => {
    signIn.join(signInUnit)
    xSignIn.join(xSignInUnit)
    qrSignIn.join(qrSignInUnit)
    walletSignIn.join(walletSignInUnit)
  },
}
