import type { AccountMessage } from '../../../domain/manifests/account-messages'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { SignInResult } from '../../ports/accounts'

interface Needs {
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}

/**
 * Whoever signed in is in from here on. Who has no inviter is asked for one, in the tab in which they signed in: it hears
 * of that first, so that it knows where to lead when the session is there (SES-12).
 */
export const makeCompleteSignIn = ({ sayToAccount, sayToTab }: Needs) => ({ session, inviterExists }: SignInResult): Promise<void> => {
  if (!inviterExists) sayToTab({ type: 'OfferInvite', sessionId: session.sessionId })
  return sayToAccount({ type: 'SignedIn', session })
}
export type CompleteSignIn = ReturnType<typeof makeCompleteSignIn>
