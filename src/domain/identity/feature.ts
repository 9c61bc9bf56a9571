import { cellOf, defineFeature } from '../event-log'
import { inviteMessages, inviteUnit, xMessages, xUnit } from './bindings'
import { blockedQuery, briefsQuery, ownQuery, personQuery } from './details'
import { emailMessages, emailUnit } from './email-form'
import { walletMessages, walletUnit } from './wallet-form'

/** What binds one to accounts elsewhere, and what of people only their profiles show. Codes are typed in one tab. */
export const identity = defineFeature({
  name: 'identity',
  account: {
    messages: { ...ownQuery.messages, ...personQuery.messages, ...briefsQuery.messages, ...blockedQuery.messages, ...xMessages },
    cells: () => ({
      own: cellOf(ownQuery.reducer), person: cellOf(personQuery.reducer), briefs: cellOf(briefsQuery.reducer), blocked: cellOf(blockedQuery.reducer), x: cellOf(xUnit),
    }),
  },
  tab: { messages: { ...emailMessages, ...inviteMessages, ...walletMessages }, cells: () => ({ email: cellOf(emailUnit), invite: cellOf(inviteUnit), wallet: cellOf(walletUnit) }) },
})
