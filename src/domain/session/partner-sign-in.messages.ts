import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** Commands and facts of a partner's link with an access token, in one tab. `secretRef` refers to the token. */
export const partnerSignInMessages = {
  PartnerArrived: message('PartnerArrived', { secretRef: t.number }),
  ConfirmPartner: message('ConfirmPartner', {}),
  DeclinePartner: message('DeclinePartner', {}),
  MemberIsIn: effectResult('MemberIsIn', {}),
  NoMemberIsIn: effectResult('NoMemberIsIn', {}),
  /** The page reloaded while the person was deciding. The token was only in memory and is lost. */
  PartnerTokenLost: effectResult('PartnerTokenLost', {}),
  PartnerAccepted: effectResult('PartnerAccepted', {}),
  PartnerNotAccepted: effectResult('PartnerNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof partnerSignInMessages
export type PartnerSignInMessage = t.TypeOf<Codecs[keyof Codecs]>
