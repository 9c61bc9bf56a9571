import * as t from 'io-ts'
import { Uid, Xid } from '../../domain/kernel/ids'
import { Secret } from '../../application/ports/vault'
import { entity } from './fields'

/** A sign-in as the server answers it (spec 1 §3 Session); its token goes into the vault at once. */
export interface SignedInAs { readonly xid: Xid, readonly uid: Uid, readonly token: Secret }

/** A token goes into a header: visible ASCII only. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/
const isToken = (text: string): boolean => TOKEN.test(text)

const isSecret = (u: unknown): u is Secret => u instanceof Secret

export const SignedInWire = entity<SignedInAs, { uid: Uid, xid: Xid, token: string }>(
  'Session', (u): u is SignedInAs => t.type({ xid: Xid, uid: Uid }).is(u) && 'token' in u && isSecret(u.token),
  t.type({ uid: Uid, xid: Xid, token: t.string }),
  ({ uid, xid, token }) => (isToken(token) ? { uid, xid, token: new Secret(token) } : null),
  ({ uid, xid, token }) => ({ uid, xid, token: token.reveal() }))

/** The answer of `access_token`: the token for the chat service, `null` where none was made yet. */
export interface ChatToken { readonly token: Secret | null }

export const ChatTokenWire = entity<ChatToken, { token: unknown }>(
  'ChatToken', (u): u is ChatToken => t.type({ token: t.unknown }).is(u) && (u.token === null || isSecret(u.token)),
  t.type({ token: t.unknown }),
  ({ token }) => ({ token: typeof token === 'string' && isToken(token) ? new Secret(token) : null }),
  ({ token }) => ({ token: token === null ? null : token.reveal() }))
