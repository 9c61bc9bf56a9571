import type { InAppPath } from '../../../domain/shell'
import { paths } from './paths'

export interface GuardContext {
  readonly isMember: boolean
  readonly mainPage: 'Discover' | 'Message' | null
  /** The path from which a visitor went to the sign-in page (R1-054). */
  readonly returnTo: InAppPath | null
  /** Whether the member has just signed in and has no inviter yet. */
  readonly isNewcomer: boolean
}

/** Returns the path of a redirect, or `null` to allow the visit. */
export type RouteGuard = (visit: GuardContext) => string | null

/** Redirects to the saved main page (spec 1 §2). A visitor always gets the Discover page (R1-021). */
export const homeGuard: RouteGuard = ({ isMember, mainPage }) =>
  isMember && mainPage === 'Message' ? paths.messages : paths.groupCentre

const onward = ({ returnTo }: GuardContext): string => returnTo ?? paths.groupCentre

/**
 * Returns a signed-in member to the previous page or the Discover page (spec 1 §2, R1-053, R1-054). A new member enters
 * an invite code first.
 */
export const signInGuard: RouteGuard = (visit) =>
  !visit.isMember ? null : visit.isNewcomer ? paths.inviteCode : onward(visit)

/** Shows the invite code page only after a new login, and only once (SES-12). */
export const inviteGuard: RouteGuard = (visit) =>
  !visit.isMember ? paths.signIn : visit.isNewcomer ? null : onward(visit)
