import { cellOf, defineFeature } from '../event-log'
import { inviteBindingMessages, inviteBindingReducer, xBindingMessages, xBindingReducer } from './bindings.reducers'
import { blockedQuery, briefsQuery, ownQuery, personQuery } from './details'
import { emailBindingMessages, emailBindingReducer } from './email-form'
import { walletBindingMessages, walletBindingReducer } from './wallet-form'

/** What binds one to accounts elsewhere, and what of people only their profiles show. Codes are typed in one tab. */
export const identityFeature = defineFeature({
  name: 'identity',
  account: {
    messages: { ...ownQuery.messages, ...personQuery.messages, ...briefsQuery.messages, ...blockedQuery.messages, ...xBindingMessages },
    cells: () => ({
      own: cellOf(ownQuery.reducer), person: cellOf(personQuery.reducer), briefs: cellOf(briefsQuery.reducer), blocked: cellOf(blockedQuery.reducer), x: cellOf(xBindingReducer),
    }),
  },
  tab: { messages: { ...emailBindingMessages, ...inviteBindingMessages, ...walletBindingMessages }, cells: () => ({ email: cellOf(emailBindingReducer), invite: cellOf(inviteBindingReducer), wallet: cellOf(walletBindingReducer) }) },
})
