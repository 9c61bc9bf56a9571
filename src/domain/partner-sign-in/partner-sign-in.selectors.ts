import type { partnerSignInReducer } from './partner-sign-in.machine'

type State = typeof partnerSignInReducer.initial

export type PartnerQuestion = 'signIn' | 'replace'
/** `signIn`: may the link sign the person in? `replace`: may the link sign out the member? `null`: no question. */
export const partnerQuestion = ({ value }: State): PartnerQuestion | null =>
  value === 'confirming' ? 'replace' : value === 'asking' ? 'signIn' : null

/** Whether a partner's token has arrived that is neither used nor declined yet. */
export const isPartnerArriving = ({ value }: State): boolean => value !== 'idle'
