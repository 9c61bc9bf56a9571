import * as t from 'io-ts'
import { DeviceSession, MOST_SESSIONS } from '../../../../domain/devices'
import { boundedText, IdText } from '../../codecs/bounded'
import { FlagField, Milliseconds, PlainId, recordCodec } from '../../codecs/fields'
import { defineGet, definePost } from '../../codecs/http-call'
import { listCodec } from '../../codecs/list'

const SessionWire = recordCodec(
  'DeviceSession',
  DeviceSession.is,
  t.type({
    id: PlainId,
    device: boundedText(64, 1),
    language: boundedText(35),
    signed_in_at: Milliseconds,
    last_seen_at: Milliseconds,
    is_current: FlagField,
  }),
  ({ id, device, language, signed_in_at: signedInAt, last_seen_at: seenAt, is_current: isCurrent }) =>
    signedInAt === null || seenAt === null ? null : { id, device, language, signedInAt, seenAt, isCurrent },
  ({ id, device, language, signedInAt, seenAt, isCurrent }) => ({
    id,
    device,
    language,
    signed_in_at: signedInAt,
    last_seen_at: seenAt,
    is_current: isCurrent,
  }),
)

/** The sessions of the caller's account. Times are milliseconds since 1970. The paths are this product's own. */
export const devicesCalls = {
  list: defineGet('/api/account/sessions', t.strict({}), () => listCodec(SessionWire, MOST_SESSIONS)),
  end: definePost('/api/account/sessions/end', t.strict({ id: IdText }), () => t.unknown),
  endOthers: definePost('/api/account/sessions/end_others', t.strict({}), () => t.unknown),
} as const
