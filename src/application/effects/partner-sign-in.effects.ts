import * as E from 'fp-ts/Either'
import { malformed, type Failure } from '../../domain/kernel/failure'
import { partnerSignInEffects } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import type { TabNeeds } from './tab-needs'

/** Coming from a partner. The token is given away once, so it is exchanged once at most (SES-8). */
export const makePartnerSignInEffects = ({ ports, secrets, memberIn, sayToAccount, sayToTab }: Omit<TabNeeds, 'held' | 'me'>) => ({
  lookWhoIsIn: acting(partnerSignInEffects.lookWhoIsIn, (_, { ask, say }: Asked<TabMessage>) => {
    say({ type: memberIn() === null ? 'NoMemberIsIn' : 'MemberIsIn', ask })
  }),
  keepToken: acting(partnerSignInEffects.keepToken, (_, { ask, say, resumed }: Asked<TabMessage>) => {
    if (resumed) say({ type: 'PartnerTokenLost', ask })
  }),
  exchangeToken: acting(partnerSignInEffects.exchangeToken, ({ secretRef, mayReplace }, { ask, say }: Asked<TabMessage>) => {
    const not = (failure: Failure) => {
      if (failure._tag !== 'Refused') sayToTab({ type: 'ShowToast', words: { key: 'partnerFailed' } })
      say({ type: 'PartnerNotAccepted', ask, failure })
    }
    const token = secrets.take(secretRef)
    if (token === null) return not(malformed)
    void ports.accounts.signInByPartner(token)().then(async (signedIn) => {
      if (E.isLeft(signedIn)) return not(signedIn.left)
      const member = memberIn()
      if (member === null || mayReplace) await sayToAccount({ type: 'SignedIn', session: signedIn.right })
      // Somebody signed in while the token was under way, and was not asked.
      else await ports.vault.keepOnly(member.sessionId)
      return say({ type: 'PartnerAccepted', ask })
    })
  }),
})
