import type { partnerSignInReducer } from './partner-sign-in.machine'

type State = typeof partnerSignInReducer.initial

export type PartnerQuestion = 'signIn' | 'replace'
/**
 * The question to the person: `signIn`: may the link sign them in; `replace`: may it sign out the current member.
 * `null` if no question is open.
 */
export const partnerQuestion = ({ value }: State): PartnerQuestion | null =>
  value === 'confirming' ? 'replace' : value === 'asking' ? 'signIn' : null

/** A partner's token has arrived, and is neither used nor declined yet. */
export const isPartnerArriving = ({ value }: State): boolean => value !== 'idle'
