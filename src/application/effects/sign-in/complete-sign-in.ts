import type { AccountMessage } from '../../../domain/manifests/account-messages'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { SignInResult } from '../../ports/accounts'

interface Deps {
  readonly dispatchToAccount: (message: AccountMessage) => Promise<void>
  readonly dispatchToTab: (message: TabMessage) => void
}

/**
 * Whoever signed in is in from here on. Who has no inviter is asked for one, in the tab in which they signed in: it
 * hears
 * of that first, so that it knows where to lead when the session is there (SES-12).
 */
export const makeCompleteSignIn =
  ({ dispatchToAccount, dispatchToTab }: Deps) =>
  ({ session, inviterExists }: SignInResult): Promise<void> => {
    if (!inviterExists) dispatchToTab({ type: 'OfferInvite', sessionId: session.sessionId })
    return dispatchToAccount({ type: 'SignedIn', session })
  }
export type CompleteSignIn = ReturnType<typeof makeCompleteSignIn>
