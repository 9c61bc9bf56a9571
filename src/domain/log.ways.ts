import type { TabCells } from './log.first'
import { qrSignInMessages, qrSignInUnit, signInUnit, xSignInMessages, xSignInUnit } from './session'

/** The ways in that /sign-in shows. */
export const waysInTab = {
  messages: { ...qrSignInMessages, ...xSignInMessages },
  join: ({ signIn, xSignIn, qrSignIn }: TabCells): void => {
    signIn.join(signInUnit)
    xSignIn.join(xSignInUnit)
    qrSignIn.join(qrSignInUnit)
  },
}
