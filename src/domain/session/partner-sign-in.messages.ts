import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** Commands and facts of coming from a partner with an access token, in one tab; the token is behind `secretRef`. */
export const partnerSignInMessages = {
  PartnerArrived: message('PartnerArrived', { secretRef: t.number }),
  ConfirmPartner: message('ConfirmPartner', {}),
  DeclinePartner: message('DeclinePartner', {}),
  MemberIsIn: effectResult('MemberIsIn', {}),
  NoMemberIsIn: effectResult('NoMemberIsIn', {}),
  /** The page was loaded anew while the person was asked; the token was in memory only. */
  PartnerTokenLost: effectResult('PartnerTokenLost', {}),
  PartnerAccepted: effectResult('PartnerAccepted', {}),
  PartnerNotAccepted: effectResult('PartnerNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof partnerSignInMessages
export type PartnerSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
