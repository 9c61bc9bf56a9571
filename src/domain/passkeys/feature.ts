import { defineFeature, sliceOf } from '../event-log'
import { passkeyAddingReducer } from './passkey-adding.machine'
import { passkeySignInReducer } from './passkey-sign-in.machine'
import { passkeysQuery } from './passkeys'
import { passkeysAccountMessages, passkeysTabMessages } from './passkeys.messages'
import { passkeyRemovingReducer } from './removing.reducer'

/** Sign-in by passkey, and the member's passkeys. */
export const passkeysFeature = defineFeature({
  name: 'passkeys',
  account: {
    messages: { ...passkeysAccountMessages, ...passkeysQuery.messages },
    slices: () => ({ list: sliceOf(passkeysQuery.reducer), removing: sliceOf(passkeyRemovingReducer) }),
  },
  tab: {
    messages: passkeysTabMessages,
    slices: () => ({ signIn: sliceOf(passkeySignInReducer), adding: sliceOf(passkeyAddingReducer) }),
  },
})
