import type { Xid } from '../kernel/ids'
import type { Profile, Session } from './session'
import type { SignOutReason } from './session.messages'
import type { sessionReducer } from './session.machine'

type State = typeof sessionReducer.initial
const isIn = (state: State, name: string): boolean =>
  state.value === name || (typeof state.value === 'object' && name in state.value)

/** The active session; `null` while no account is signed in, and from the start of the sign-out. */
export const sessionOf = (state: State): Session | null => (isIn(state, 'present') ? state.context.session : null)
export const profileOf = (state: State): Profile | null => (isIn(state, 'present') ? state.context.profile : null)
/** Whether a screen must request a session: no session is active, and none is starting. */
export const needsSession = (state: State): boolean =>
  isIn(state, 'absent') || isIn(state, 'refused') || (isIn(state, 'leaving') && !state.context.isNeeded)
/** Whether a member is signed in. A visitor can only browse and counts as not signed in. */
export const isMember = (state: State): boolean => {
  const session = sessionOf(state)
  return session !== null && session.method !== 'visitor'
}
export const memberOf = (state: State): Xid | null => (isMember(state) ? (sessionOf(state)?.xid ?? null) : null)
/**
 * Whether no member is signed in and no session ever ended. In this case, another log may contain a sign-in that this
 * log lacks.
 */
export const knowsNobody = (state: State): boolean => !isMember(state) && state.context.left === null
export const isVisitor = (state: State): boolean => sessionOf(state)?.method === 'visitor'
/** Why the last session ended; `null` while a session is active, and before the first session. */
export const signOutReason = (state: State): SignOutReason | null =>
  isIn(state, 'leaving') || isIn(state, 'absent') ? state.context.left : null
