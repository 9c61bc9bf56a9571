import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { SessionId, Uid, Xid } from '../kernel/ids'
import { Address } from '../kernel/export-policy'

/** How the person signed in (spec 1 §3). The passkey is this product's own. */
const SignInMethod = t.union(
  [
    t.literal('visitor'),
    t.literal('email'),
    t.literal('x'),
    t.literal('qr'),
    t.literal('wallet'),
    t.literal('passkey'),
    t.literal('partner'),
  ],
  'SignInMethod',
)

/** The signed-in account. It does not contain the token, which never leaves the vault (ADR 1). */
export const Session = t.strict(
  {
    sessionId: SessionId,
    xid: Xid,
    uid: Uid,
    method: SignInMethod,
    /** The partner whose link started the session; `null` for any other sign-in. */
    partnerId: withDefault(t.union([t.string, t.null], 'PartnerId'), null),
  },
  'Session',
)
export type Session = t.TypeOf<typeof Session>

/** The signed-in person as the server sends it (spec 1 §3 User, spec 2 §3). `twitterUrl` is set once X is bound. */
export const Profile = t.strict(
  {
    xid: Xid,
    uid: Uid,
    name: t.string,
    avatar: t.union([Address, t.null]),
    level: t.number,
    isSuper: t.boolean,
    twitterUrl: withDefault(t.union([Address, t.null]), null),
    following: withDefault(t.number, 0),
    followers: withDefault(t.number, 0),
    /** The number of projects in which the person is staff (spec 1 §3 `web3_project_num`). */
    projects: withDefault(t.number, 0),
  },
  'Profile',
)
export type Profile = t.TypeOf<typeof Profile>
