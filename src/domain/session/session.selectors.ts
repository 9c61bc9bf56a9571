import type { Xid } from '../kernel/ids'
import type { Profile, Session } from './session'
import type { SignOutReason } from './session.messages'
import type { sessionReducer } from './session.machine'

type State = typeof sessionReducer.initial
const isIn = (state: State, name: string): boolean =>
  state.value === name || (typeof state.value === 'object' && name in state.value)

/** The session in force; `null` while nobody is in and from the moment one leaves. */
export const sessionOf = (state: State): Session | null => (isIn(state, 'present') ? state.context.session : null)
export const profileOf = (state: State): Profile | null => (isIn(state, 'present') ? state.context.profile : null)
/** Nobody is in and nobody is on the way in. */
export const needsSession = (state: State): boolean =>
  isIn(state, 'absent') || isIn(state, 'refused') || (isIn(state, 'leaving') && !state.context.isNeeded)
/** A visitor browses only and counts as not signed in for the header. */
export const isMember = (state: State): boolean => {
  const session = sessionOf(state)
  return session !== null && session.method !== 'visitor'
}
/** The account that is signed in, if it is no visitor's. */
export const memberOf = (state: State): Xid | null => (isMember(state) ? (sessionOf(state)?.xid ?? null) : null)
/** No member is in, and nobody ever left: another log may know of somebody who is in. */
export const knowsNobody = (state: State): boolean => !isMember(state) && state.context.left === null
export const isVisitor = (state: State): boolean => sessionOf(state)?.method === 'visitor'
/** Why there is no session any more; `null` where there is one, or never was. */
export const signOutReason = (state: State): SignOutReason | null =>
  isIn(state, 'leaving') || isIn(state, 'absent') ? state.context.left : null
