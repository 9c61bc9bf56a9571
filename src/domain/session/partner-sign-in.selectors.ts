import type { partnerSignInReducer } from './partner-sign-in.machine'

type State = typeof partnerSignInReducer.initial

export type PartnerQuestion = 'signIn' | 'replace'
/**
 * What the person is asked: whether the link may sign them in, or may do so in their own place; `null` where nothing
 * is.
 */
export const partnerQuestion = ({ value }: State): PartnerQuestion | null =>
  value === 'confirming' ? 'replace' : value === 'asking' ? 'signIn' : null

/** Somebody came with a token, and it is not decided yet what becomes of it. */
export const isPartnerArriving = ({ value }: State): boolean => value !== 'idle'
