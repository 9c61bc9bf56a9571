import * as t from 'io-ts'
import { PushChoices } from '../../../../domain/push'
import { boundedText } from '../../codecs/bounded'
import { OptionalFlag, recordCodec } from '../../codecs/fields'
import { defineGet, definePost } from '../../codecs/http-call'

/** A browser's endpoint and keys, as `PushSubscription.toJSON` names them. Both keys are base64url. */
const target = { endpoint: boundedText(1_024, 1), p256dh: boundedText(96, 1), auth: boundedText(32, 1) }

const isDayMinute = (u: unknown): u is number => Number.isSafeInteger(u) && Number(u) >= 0 && Number(u) < 1_440
/** A minute of the local day, from 0 to 1439. */
const DayMinute = new t.Type<number, number, unknown>(
  'DayMinute',
  isDayMinute,
  (u, context) => (isDayMinute(u) ? t.success(u) : t.failure(u, context)),
  (minute) => minute,
)

const fields = {
  calls: OptionalFlag,
  rooms: OptionalFlag,
  group_rooms: OptionalFlag,
  mentions: OptionalFlag,
  directs: OptionalFlag,
  shows_texts: OptionalFlag,
  quiet: OptionalFlag,
  quiet_from: DayMinute,
  quiet_until: DayMinute,
  rings_in_quiet: OptionalFlag,
  time_zone: boundedText(64, 1),
}
const Fields = t.strict(fields)
type Fields = t.TypeOf<typeof Fields>

export const choicesFromFields = ({
  group_rooms: groupRooms,
  shows_texts: showsTexts,
  quiet_from: from,
  quiet_until: until,
  rings_in_quiet: ringsInQuiet,
  time_zone: timeZone,
  ...same
}: Fields): PushChoices => ({ ...same, groupRooms, showsTexts, from, until, ringsInQuiet, timeZone })

export const fieldsOfChoices = ({
  groupRooms,
  showsTexts,
  from,
  until,
  ringsInQuiet,
  timeZone,
  ...same
}: PushChoices): Fields => ({
  ...same,
  group_rooms: groupRooms,
  shows_texts: showsTexts,
  quiet_from: from,
  quiet_until: until,
  rings_in_quiet: ringsInQuiet,
  time_zone: timeZone,
})

const ChoicesWire = recordCodec('PushChoices', PushChoices.is, Fields, choicesFromFields, fieldsOfChoices)

/**
 * Pushes to a closed page. `public_key` is the server's VAPID key as base64url, empty if the server sends no pushes.
 * `is_on`: the caller's session has a subscription. `renew` needs no session, because a service worker has none: the old
 * endpoint and its secret prove who calls. The paths are this product's own.
 */
export const pushCalls = {
  read: defineGet('/api/account/push', t.strict({}), () =>
    t.type({ public_key: boundedText(96), is_on: OptionalFlag, choices: ChoicesWire }),
  ),
  subscribe: definePost('/api/account/push/subscribe', t.strict(target), () => t.unknown),
  unsubscribe: definePost('/api/account/push/unsubscribe', t.strict({}), () => t.unknown),
  choose: definePost('/api/account/push/choices', Fields, () => t.unknown),
  renew: definePost(
    '/api/push/renew',
    t.strict({ ...target, old_endpoint: target.endpoint, old_auth: target.auth }),
    () => t.unknown,
  ),
} as const
