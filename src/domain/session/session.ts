import * as t from 'io-ts'
import { SessionId, Uid, Xid } from '../kernel/ids'

/** How this session was got (spec 1 §3). */
const SignInMethod = t.union([t.literal('visitor'), t.literal('email')], 'SignInMethod')

/** Who is signed in. The token is not here: it never leaves the vault (reliability §5). */
export const Session = t.strict({ sessionId: SessionId, xid: Xid, uid: Uid, method: SignInMethod }, 'Session')
export type Session = t.TypeOf<typeof Session>

/** The signed-in person as the server describes them (spec 1 §3 User). */
export const Profile = t.strict({
  xid: Xid, uid: Uid, name: t.string, avatar: t.union([t.string, t.null]), level: t.number, isSuper: t.boolean,
}, 'Profile')
export type Profile = t.TypeOf<typeof Profile>
