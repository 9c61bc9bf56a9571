import * as t from 'io-ts'
import type { TextToSign } from '../../../application/ports/accounts'
import { Secret } from '../../../application/ports/browser/vault'
import { isPlainId, Uid, Xid } from '../../../domain/kernel/ids'
import { recordCodec, nullIfInvalid } from '../codecs/fields'

/** A server's sign-in response (spec 1 §3 Session). The token goes into the vault at once. */
export interface SignedInAs {
  readonly xid: Xid
  readonly uid: Uid
  readonly token: Secret
  /**
   * Whether the account already has an inviter (spec 2 §3 Login result). Only if the server sends `false` may the
   * member enter an inviter.
   */
  readonly inviterExists: boolean
  /** The partner through which the member signed in. Every call of the session sends this partner id (spec 1 §7). */
  readonly partnerId: string | null
}

/** A token is sent in a header, so a token has only visible ASCII characters. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/
const isToken = (text: string): boolean => TOKEN.test(text)

const isSecret = (u: unknown): u is Secret => u instanceof Secret

const PartnerId = new t.Type<string, string, unknown>(
  'PartnerId',
  t.string.is,
  (u, context) => (typeof u === 'string' && isPlainId(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
const MaybePartnerId = nullIfInvalid(PartnerId)

interface SignedInFields {
  readonly uid: Uid
  readonly xid: Xid
  readonly token: string
  readonly inviter_exists: unknown
  readonly partner_id: string | null
}
const isSignedIn = t.type({ xid: Xid, uid: Uid, inviterExists: t.boolean, partnerId: MaybePartnerId })

export const SignedInWire = recordCodec<SignedInAs, SignedInFields>(
  'Session',
  (u): u is SignedInAs => isSignedIn.is(u) && 'token' in u && isSecret(u.token),
  t.type({ uid: Uid, xid: Xid, token: t.string, inviter_exists: t.unknown, partner_id: MaybePartnerId }),
  ({ uid, xid, token, inviter_exists: inviter, partner_id: partnerId }) =>
    isToken(token)
      ? { uid, xid, token: new Secret(token), inviterExists: inviter !== false && inviter !== 0, partnerId }
      : null,
  ({ uid, xid, token, inviterExists, partnerId }) => ({
    uid,
    xid,
    token: token.reveal(),
    inviter_exists: inviterExists,
    partner_id: partnerId,
  }),
)

/**
 * A text that a wallet signs. Some responses contain a nonce too. The page validates the text before showing the text.
 */
export const TextToSignWire = recordCodec<TextToSign, { message: string; nonce: string | null }>(
  'TextToSign',
  (u): u is TextToSign => t.type({ text: t.unknown, nonce: t.unknown }).is(u) && isSecret(u.text),
  t.type({ message: t.string, nonce: nullIfInvalid(t.string) }),
  ({ message, nonce }) => ({ text: new Secret(message), nonce: nonce === null ? null : new Secret(nonce) }),
  ({ text, nonce }) => ({ message: text.reveal(), nonce: nonce?.reveal() ?? null }),
)

/**
 * The response of `access_token`: the token for the chat service, or `null` if the server has not created a token yet.
 */
export interface ChatToken {
  readonly token: Secret | null
}

export const ChatTokenWire = recordCodec<ChatToken, { token: unknown }>(
  'ChatToken',
  (u): u is ChatToken => t.type({ token: t.unknown }).is(u) && (u.token === null || isSecret(u.token)),
  t.type({ token: t.unknown }),
  ({ token }) => ({ token: typeof token === 'string' && isToken(token) ? new Secret(token) : null }),
  ({ token }) => ({ token: token === null ? null : token.reveal() }),
)

/** The response of `custom_token`: the user id and password token for another vendor's chat service. */
export interface CustomToken {
  readonly xid: Xid
  readonly signature: Secret
}

export const CustomTokenWire = recordCodec<CustomToken, { xid: Xid; token: string }>(
  'CustomToken',
  (u): u is CustomToken => t.type({ xid: Xid, signature: t.unknown }).is(u) && isSecret(u.signature),
  t.type({ xid: Xid, token: t.string }),
  ({ xid, token }) => (isToken(token) ? { xid, signature: new Secret(token) } : null),
  ({ xid, signature }) => ({ xid, token: signature.reveal() }),
)
