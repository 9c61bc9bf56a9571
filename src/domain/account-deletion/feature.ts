import { defineFeature, sliceOf } from '../event-log'
import { accountDeletionReducer } from './account-deletion.machine'
import { accountDeletionMessages } from './account-deletion.messages'

/** A member deletes the account. */
export const accountDeletionFeature = defineFeature({
  name: 'account-deletion',
  account: { messages: accountDeletionMessages, slices: () => ({ plan: sliceOf(accountDeletionReducer) }) },
})
