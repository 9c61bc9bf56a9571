import { defineFeature, sliceOf } from '../event-log'
import { walletSignInReducer } from './wallet-sign-in.machine'
import { walletSignInMessages } from './wallet-sign-in.messages'

/** Sign-in by a wallet that signs a text. */
export const walletSignInFeature = defineFeature({
  name: 'wallet-sign-in',
  tab: { messages: walletSignInMessages, slices: () => ({ walletSignIn: sliceOf(walletSignInReducer) }) },
})
