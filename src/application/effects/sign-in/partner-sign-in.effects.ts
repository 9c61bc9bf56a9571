import * as E from 'fp-ts/Either'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { partnerSignInEffects, partnerSignInMessages } from '../../../domain/session'
import { failsWith, tabEffects } from '../effect'
import type { TabDeps } from '../tab-deps'

const { customIdempotent } = tabEffects

/** Sign-in with a partner's token. The token is taken from memory once, so it is sent at most once (SES-8). */
export const makePartnerSignInEffects = ({
  ports,
  secrets,
  memberIn,
  dispatchToAccount,
  dispatchToTab,
}: Omit<TabDeps, 'held' | 'me' | 'dispatchUntilStored'>) => ({
  lookWhoIsIn: customIdempotent(partnerSignInEffects.lookWhoIsIn, {
    session: 'any',
    perform: (_, { ref: ask, dispatch }) =>
      dispatch({ type: memberIn() === null ? 'NoMemberIsIn' : 'MemberIsIn', ask }),
    failed: failsWith(partnerSignInMessages.NoMemberIsIn),
  }),
  keepToken: customIdempotent(partnerSignInEffects.keepToken, {
    session: 'any',
    perform: (_, { ref: ask, dispatch, isResumed }) => {
      if (isResumed) dispatch({ type: 'PartnerTokenLost', ask })
    },
    failed: failsWith(partnerSignInMessages.PartnerTokenLost),
  }),
  exchangeToken: customIdempotent(partnerSignInEffects.exchangeToken, {
    session: 'any',
    perform: async ({ secretRef, mayReplace }, { ref: ask, dispatch }) => {
      const not = (failure: Failure) => {
        if (failure._tag !== 'Refused') dispatchToTab({ type: 'ShowToast', words: { key: 'partnerFailed' } })
        dispatch({ type: 'PartnerNotAccepted', ask, failure })
      }
      const token = secrets.take(secretRef)
      if (token === null) return not(malformed)
      const signedIn = await ports.accounts.signInByPartner(token)()
      if (E.isLeft(signedIn)) return not(signedIn.left)
      const member = memberIn()
      if (member === null || mayReplace) await dispatchToAccount({ type: 'SignedIn', session: signedIn.right })
      // Another member signed in meanwhile and did not agree to be signed out, so the vault keeps only that member's
      // token.
      else await ports.vault.keepOnly(member.sessionId)
      return dispatch({ type: 'PartnerAccepted', ask })
    },
    failed: failsWith(partnerSignInMessages.PartnerNotAccepted),
  }),
})
