import type { partnerSignInReducer } from './partner-sign-in.machine'

type State = typeof partnerSignInReducer.initial

export type PartnerQuestion = 'signIn' | 'replace'
/**
 * `signIn` asks whether the link may sign the person in, `replace` whether it may sign out the current member.
 * `null` if there is no question.
 */
export const partnerQuestion = ({ value }: State): PartnerQuestion | null =>
  value === 'confirming' ? 'replace' : value === 'asking' ? 'signIn' : null

/** A partner's token has arrived, and is neither used nor declined yet. */
export const isPartnerArriving = ({ value }: State): boolean => value !== 'idle'
