import type { AccountMessage } from '../../domain/account-log'
import type { TabMessage } from '../../domain/tab-log'
import type { Arrival } from '../ports/accounts'

interface Needs {
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}

/**
 * Whoever signed in is in from here on. Who has no inviter is asked for one, in the tab in which they signed in: it hears
 * of that first, so that it knows where to lead when the session is there (SES-12).
 */
export const makeArrive = ({ sayToAccount, sayToTab }: Needs) => ({ session, inviterExists }: Arrival): Promise<void> => {
  if (!inviterExists) sayToTab({ type: 'OfferInvite', sessionId: session.sessionId })
  return sayToAccount({ type: 'SignedIn', session })
}
export type Arrive = ReturnType<typeof makeArrive>
