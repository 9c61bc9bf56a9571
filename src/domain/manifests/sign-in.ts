import type { TabSlices } from './core'
import { qrSignInMessages, qrSignInUnit, signInUnit, xSignInMessages, xSignInUnit } from '../session'

/** The sign-in methods that `/sign-in` shows. */
export const signInTabPart = {
  messages: { ...qrSignInMessages, ...xSignInMessages },
  join: ({ signIn, xSignIn, qrSignIn }: TabSlices): void => {
    signIn.load(signInUnit)
    xSignIn.load(xSignInUnit)
    qrSignIn.load(qrSignInUnit)
  },
}
