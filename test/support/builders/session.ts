import type { Profile, Session } from '../../../src/domain/session'
import { SessionId } from '../../../src/domain/kernel/ids'
import { made } from './made'
import { vera, type Person } from './person'

export const sessionId = (text: string): SessionId => made(SessionId, text)

/** `nth` counts the sign-ins of a person, because each sign-in creates another session. */
export const sessionOf = (who: Person, nth = 1): Session => ({
  sessionId: sessionId(`s-${who.name}-${nth}`),
  xid: who.xid,
  uid: who.uid,
  method: who === vera ? 'visitor' : 'email',
  partnerId: null,
})

export const profileOf = (who: Person, with_: Partial<Profile> = {}): Profile => ({
  xid: who.xid,
  uid: who.uid,
  name: who.name,
  avatar: null,
  level: 1,
  isSuper: false,
  twitterUrl: null,
  following: 0,
  followers: 0,
  projects: 0,
  ...with_,
})
