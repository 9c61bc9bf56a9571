import { defineFeature, sliceOf } from '../event-log'
import { emailSignInReducer } from './email-sign-in.machine'
import { emailSignInMessages } from './email-sign-in.messages'
import { qrSignInReducer } from './qr-sign-in.machine'
import { qrSignInMessages } from './qr-sign-in.messages'
import { xSignInReducer } from './x-sign-in.machine'
import { xSignInMessages } from './x-sign-in.messages'

/** The sign-in methods that `/sign-in` shows: by e-mail, with X and by QR code. */
export const signInFeature = defineFeature({
  name: 'sign-in',
  tab: {
    messages: { ...emailSignInMessages, ...xSignInMessages, ...qrSignInMessages },
    slices: () => ({ email: sliceOf(emailSignInReducer), x: sliceOf(xSignInReducer), qr: sliceOf(qrSignInReducer) }),
  },
})
