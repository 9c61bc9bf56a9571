import * as E from 'fp-ts/Either'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { partnerSignInEffects, partnerSignInMessages } from '../../../domain/partner-sign-in'
import { failsWith, tabEffects } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'

const { customIdempotent } = tabEffects

/** Sign-in with a partner's token. The token is taken from memory once, so it is sent at most once (SES-8). */
export const makePartnerSignInEffects = ({
  ports,
  secrets,
  memberIn,
  dispatchToAccount,
  dispatchToTab,
}: Omit<TabDeps, 'held' | 'me' | 'dispatchUntilStored'>) => ({
  loadSignedInMember: customIdempotent(partnerSignInEffects.loadSignedInMember, {
    session: 'any',
    perform: (_, { ref: ask, dispatch }) =>
      dispatch({
        type: memberIn() === null ? 'partner-sign-in/NoMemberSignedIn' : 'partner-sign-in/MemberSignedIn',
        ask,
      }),
    failed: failsWith(partnerSignInMessages['partner-sign-in/NoMemberSignedIn']),
  }),
  holdPartnerToken: customIdempotent(partnerSignInEffects.holdPartnerToken, {
    session: 'any',
    perform: (_, { ref: ask, dispatch, isResumed }) => {
      if (isResumed) dispatch({ type: 'partner-sign-in/PartnerTokenExpired', ask })
    },
    failed: failsWith(partnerSignInMessages['partner-sign-in/PartnerTokenExpired']),
  }),
  exchangeToken: customIdempotent(partnerSignInEffects.exchangeToken, {
    session: 'any',
    perform: async ({ secretRef, mayReplace }, { ref: ask, dispatch }) => {
      const not = (failure: Failure) => {
        if (failure._tag !== 'Refused') dispatchToTab({ type: 'ShowToast', words: { key: 'partnerFailed' } })
        dispatch({ type: 'partner-sign-in/PartnerNotAccepted', ask, failure })
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
      return dispatch({ type: 'partner-sign-in/PartnerAccepted', ask })
    },
    failed: failsWith(partnerSignInMessages['partner-sign-in/PartnerNotAccepted']),
  }),
})
