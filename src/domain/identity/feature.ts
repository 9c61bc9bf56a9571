import { sliceOf, defineFeature } from '../event-log'
import { inviteBindingMessages, inviteBindingReducer, xBindingMessages, xBindingReducer } from './bindings.reducers'
import { blockedQuery, briefsQuery, ownQuery, personQuery } from './details'
import { emailBindingMessages, emailBindingReducer } from './email-form'
import { walletBindingMessages, walletBindingReducer } from './wallet-form'

/**
 * Linked external accounts, and data that only profiles show. A typed code belongs to the tab in which the member
 * typed the code.
 */
export const identityFeature = defineFeature({
  name: 'identity',
  account: {
    messages: {
      ...ownQuery.messages,
      ...personQuery.messages,
      ...briefsQuery.messages,
      ...blockedQuery.messages,
      ...xBindingMessages,
    },
    slices: () => ({
      own: sliceOf(ownQuery.reducer),
      person: sliceOf(personQuery.reducer),
      briefs: sliceOf(briefsQuery.reducer),
      blocked: sliceOf(blockedQuery.reducer),
      x: sliceOf(xBindingReducer),
    }),
  },
  tab: {
    messages: { ...emailBindingMessages, ...inviteBindingMessages, ...walletBindingMessages },
    slices: () => ({
      email: sliceOf(emailBindingReducer),
      invite: sliceOf(inviteBindingReducer),
      wallet: sliceOf(walletBindingReducer),
    }),
  },
})
