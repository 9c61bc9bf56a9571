import type { AccountMessage, TabMessage } from '../../../domain/features'
import type { SignInResult } from '../../ports/accounts'

interface Deps {
  readonly dispatchToAccount: (message: AccountMessage) => Promise<void>
  readonly dispatchToTab: (message: TabMessage) => void
}

/**
 * Signs the member in. A member without an inviter may enter an invite code: this tab first gets `OfferInvite`, so that
 * it opens the invite form once the session arrives (SES-12).
 */
export const makeCompleteSignIn =
  ({ dispatchToAccount, dispatchToTab }: Deps) =>
  ({ session, inviterExists }: SignInResult): Promise<void> => {
    if (!inviterExists) dispatchToTab({ type: 'AskForInviteCode', sessionId: session.sessionId })
    return dispatchToAccount({ type: 'SignedIn', session })
  }
export type CompleteSignIn = ReturnType<typeof makeCompleteSignIn>
