import { defineFeature, sliceOf } from '../event-log'
import { partnerSignInReducer } from './partner-sign-in.machine'
import { partnerSignInMessages } from './partner-sign-in.messages'

/** Sign-in from a partner's page. */
export const partnerSignInFeature = defineFeature({
  name: 'partner-sign-in',
  tab: { messages: partnerSignInMessages, slices: () => ({ partnerSignIn: sliceOf(partnerSignInReducer) }) },
})
