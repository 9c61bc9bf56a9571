import * as t from 'io-ts'
import { MOST_PASSKEYS, Passkey } from '../../../../domain/passkeys'
import { Instant } from '../../../../domain/kernel/instant'
import { boundedList, boundedText, IdText } from '../../codecs/bounded'
import { FlagField, Milliseconds, PlainId, recordCodec } from '../../codecs/fields'
import { defineGet, definePost, defineSignInGet, defineSignInPost } from '../../codecs/http-call'
import { listCodec } from '../../codecs/list'
import { SignedInWire } from '../../entities/session'

/** Bytes as base64url without padding, of at most `limit` letters. */
const base64Url = (limit: number): t.Type<string, string, unknown> => {
  const isBytes = (u: unknown): u is string => typeof u === 'string' && u.length <= limit && /^[\w-]+$/.test(u)
  return new t.Type(
    `Base64Url${limit}`,
    isBytes,
    (u, context) => (isBytes(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  )
}
/** A credential id has at most 1,023 bytes (WebAuthn level 3 §4). */
const CredentialId = base64Url(1_364)
const ClientData = base64Url(4_096)

const PasskeyWire = recordCodec(
  'Passkey',
  Passkey.is,
  t.type({
    id: PlainId,
    name: boundedText(64, 1),
    added_at: Milliseconds,
    used_at: Milliseconds,
    is_synced: FlagField,
  }),
  ({ id, name, added_at: addedAt, used_at: usedAt, is_synced: isSynced }) =>
    addedAt === null ? null : { id, name, addedAt, usedAt, isSynced },
  ({ id, name, addedAt, usedAt, isSynced }) => ({
    id,
    name,
    added_at: addedAt,
    used_at: usedAt,
    is_synced: isSynced,
  }),
)

const challenge = { challenge: base64Url(512), site: boundedText(253, 1), expires_at: Instant }
const NewRequestWire = t.strict({
  ...challenge,
  member: base64Url(128),
  name: boundedText(320, 1),
  known: boundedList(CredentialId, MOST_PASSKEYS),
})
/**
 * Passkeys (WebAuthn level 3). Times are milliseconds since 1970. The paths are this product's own.
 * `signIn` refuses a passkey that the server does not know with code 35002, for which the client has a text of its own.
 */
export const passkeysCalls = {
  challenge: defineSignInGet('/api/passkey/challenge', t.strict({}), () => t.strict(challenge)),
  signIn: defineSignInPost(
    '/api/passkey/sign_in',
    t.strict({
      id: CredentialId,
      client_data: ClientData,
      authenticator_data: base64Url(4_096),
      // The longest signature in use, of ML-DSA-87, has 6,170 letters.
      signature: base64Url(8_192),
    }),
    () => SignedInWire,
  ),
  list: defineGet('/api/account/passkeys', t.strict({}), () => listCodec(PasskeyWire, MOST_PASSKEYS)),
  requestNew: definePost('/api/account/passkeys/request', t.strict({}), () => NewRequestWire),
  add: definePost(
    '/api/account/passkeys/add',
    t.strict({ id: CredentialId, client_data: ClientData, attestation: base64Url(32_768) }),
    () => t.unknown,
  ),
  remove: definePost('/api/account/passkeys/remove', t.strict({ id: IdText }), () => t.unknown),
} as const
