import type { InAppPath } from '../../../domain/shell'
import { paths } from './paths'

export interface GuardContext {
  readonly isMember: boolean
  readonly mainPage: 'Discover' | 'Message' | null
  /** The path a visitor left to sign in (R1-054). */
  readonly returnTo: InAppPath | null
  /** The member has just signed in, and nobody has invited them yet. */
  readonly isNewcomer: boolean
}

/** Returns the path to redirect to, or `null` to allow the visit. */
export type RouteGuard = (visit: GuardContext) => string | null

/** spec 1 §2: redirects by the saved main page. Visitors always see the group centre (R1-021). */
export const homeGuard: RouteGuard = ({ isMember, mainPage }) =>
  isMember && mainPage === 'Message' ? paths.messages : paths.groupCentre

const onward = ({ returnTo }: GuardContext): string => returnTo ?? paths.groupCentre

/**
 * spec 1 §2: a signed-in member returns to the previous page or the group centre (R1-053, R1-054). A newcomer enters an
 * invite code first.
 */
export const signInGuard: RouteGuard = (visit) =>
  !visit.isMember ? null : visit.isNewcomer ? paths.inviteCode : onward(visit)

/** Only after a new login, and only once (SES-12). */
export const inviteGuard: RouteGuard = (visit) =>
  !visit.isMember ? paths.signIn : visit.isNewcomer ? null : onward(visit)
