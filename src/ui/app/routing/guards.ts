import type { InAppPath } from '../../../domain/shell'
import { paths } from './paths'

/** What a guard may ask of. */
export interface GuardContext {
  readonly isMember: boolean
  readonly mainPage: 'Discover' | 'Message' | null
  /** Where a visitor was who went to sign in (R1-054). */
  readonly returnTo: InAppPath | null
  /** They have just signed in, and nobody has invited them so far. */
  readonly isNewcomer: boolean
}

/** Where this visit is led instead; `null`: it may stay. */
export type RouteGuard = (visit: GuardContext) => string | null

/** spec 1 §2: by the saved main page; visitors always see the group centre (R1-021). */
export const homeGuard: RouteGuard = ({ isMember, mainPage }) =>
  isMember && mainPage === 'Message' ? paths.messages : paths.groupCentre

const onward = ({ returnTo }: GuardContext): string => returnTo ?? paths.groupCentre

/**
 * spec 1 §2: who is signed in goes on to where they were, or to the group centre (R1-053, R1-054); a newcomer may say
 * first who invited them.
 */
export const signInGuard: RouteGuard = (visit) =>
  !visit.isMember ? null : visit.isNewcomer ? paths.inviteCode : onward(visit)

/** Only after a new login, and only once (SES-12). */
export const inviteGuard: RouteGuard = (visit) =>
  !visit.isMember ? paths.signIn : visit.isNewcomer ? null : onward(visit)
