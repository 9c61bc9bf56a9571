import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** Commands and facts of a partner's link with an access token, in one tab. `secretRef` refers to the token. */
export const partnerSignInMessages = {
  'partner-sign-in/PartnerArrived': message('partner-sign-in/PartnerArrived', { secretRef: t.number }),
  'partner-sign-in/ConfirmPartner': message('partner-sign-in/ConfirmPartner', {}),
  'partner-sign-in/DeclinePartner': message('partner-sign-in/DeclinePartner', {}),
  'partner-sign-in/MemberSignedIn': effectResult('partner-sign-in/MemberSignedIn', {}),
  'partner-sign-in/NoMemberSignedIn': effectResult('partner-sign-in/NoMemberSignedIn', {}),
  /** The page reloaded while the person was deciding. The token was only in memory and is lost. */
  'partner-sign-in/PartnerTokenExpired': effectResult('partner-sign-in/PartnerTokenExpired', {}),
  'partner-sign-in/PartnerAccepted': effectResult('partner-sign-in/PartnerAccepted', {}),
  'partner-sign-in/PartnerNotAccepted': effectResult('partner-sign-in/PartnerNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof partnerSignInMessages
export type PartnerSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
