import type { TabSlices } from './core'
import { qrSignInMessages, qrSignInReducer, emailSignInReducer, xSignInMessages, xSignInReducer } from '../session'

/** The sign-in methods that `/sign-in` shows. */
export const signInTabPart = {
  messages: { ...qrSignInMessages, ...xSignInMessages },
  join: ({ signIn, xSignIn, qrSignIn }: TabSlices): void => {
    signIn.load(emailSignInReducer)
    xSignIn.load(xSignInReducer)
    qrSignIn.load(qrSignInReducer)
  },
}
