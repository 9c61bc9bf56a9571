import * as t from 'io-ts'
import { Named } from '../../../domain/chat'
import { ConversationId, Xid } from '../../../domain/kernel/ids'
import { AccessRequest, Notice } from '../../../domain/notification'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { AccessStatusWire, RequestType } from '../content/access'
import { GroupCardWire, NamedWire, decodeOrNull } from '../content/content-fields'
import {
  CountField,
  recordCodec,
  ImageUrl,
  Milliseconds,
  nullIfInvalid,
  PlainId,
  type ImageHosts,
} from '../codecs/fields'
import { listCodec } from '../codecs/list'
import { parseNotificationItems } from '../entities/notification-items'

/** The wire numbers of the notification `type` (spec 2 §3). */
const TYPES = { system: 1, request: 2, access: 3 } as const

const about = { id: PlainId, time: Milliseconds }
const SystemFields = t.type({ ...about, type: t.literal(TYPES.system), content_system: t.unknown })
const AccessFields = t.type({ ...about, type: t.literal(TYPES.access), group: GroupCardWire })

/**
 * A `systemNotification` or an `accessNotification` of spec 1 §3. The field `type` distinguishes the two. A
 * notification without items or without a time is invalid.
 */
export const parseNotification = (hosts: ImageHosts): t.Type<Notice, unknown, unknown> => {
  const Items = parseNotificationItems(hosts)
  return new t.Type<Notice, unknown, unknown>(
    'Notice',
    Notice.is,
    (u, context) => {
      const system = decodeOrNull(SystemFields, u)
      if (system !== null && system.time !== null) {
        const items = decodeOrNull(Items, system.content_system) ?? []
        return items.length === 0
          ? t.failure(u, context)
          : t.success({ id: system.id, at: system.time, content: { kind: 'notification', items } })
      }
      const access = decodeOrNull(AccessFields, u)
      return access === null || access.time === null
        ? t.failure(u, context)
        : t.success({ id: access.id, at: access.time, content: { kind: 'accessGranted', group: access.group } })
    },
    ({ id, at, content }) =>
      content.kind === 'notification'
        ? { id, time: at, type: TYPES.system, content_system: Items.encode(content.items) }
        : { id, time: at, type: TYPES.access, group: GroupCardWire.encode(content.group) },
  )
}

/** The most UTF-16 units of an id in a frame or a list. */
const ANY_ID = 512

/** Accepts any id. `decide` checks whether the id may be part of a path (BI-133…BI-136). */
const AnyId = new t.Type<string, string, unknown>(
  'AnyId',
  t.string.is,
  (u, context) =>
    typeof u === 'number'
      ? t.success(String(u))
      : typeof u === 'string' && u !== '' && u.length <= ANY_ID
        ? t.success(u)
        : t.failure(u, context),
  (a) => a,
)

const User = new t.Type<{ readonly person: Named; readonly avatar: string | null }, unknown, unknown>(
  'user',
  (u): u is { readonly person: Named; readonly avatar: string | null } =>
    t.type({ person: Named, avatar: t.union([t.string, t.null]) }).is(u),
  (u, context) => {
    const person = decodeOrNull(NamedWire, u)
    return person === null
      ? t.failure(u, context)
      : t.success({ person, avatar: decodeOrNull(t.type({ head: ImageUrl }), u)?.head ?? null })
  },
  ({ person: { xid, name }, avatar }) => ({ xid, username: name, head: avatar }),
)

const RequestFields = t.type({
  id: AnyId,
  type: t.literal(TYPES.request),
  time: Milliseconds,
  request_type: RequestType,
  user: User,
  group: GroupCardWire,
  access_status: AccessStatusWire,
  conversation_id: ConversationId,
  seq: CountField,
  decided_by: nullIfInvalid(Xid),
})

/**
 * A `requestNotification` of spec 1 §3, with the fields of an access request (spec 2 §3). `conversation_id` and `seq`
 * identify the chat message that shows the request.
 */
export const AccessRequestWire = recordCodec(
  'AccessRequest',
  AccessRequest.is,
  RequestFields,
  ({ id, time, request_type, user, group, access_status, conversation_id, seq, decided_by }) =>
    time === null || seq < 1
      ? null
      : {
          id,
          isSpace: request_type,
          conversationId: conversation_id,
          seq,
          at: time,
          person: user.person,
          avatar: user.avatar,
          group,
          status: access_status,
          decidedBy: decided_by,
        },
  ({
    id,
    isSpace,
    conversationId,
    seq,
    at,
    person,
    avatar,
    group,
    status,
    decidedBy,
  }): t.TypeOf<typeof RequestFields> => ({
    id,
    type: TYPES.request,
    time: at,
    request_type: isSpace,
    user: { person, avatar },
    group,
    access_status: status,
    conversation_id: conversationId,
    seq,
    decided_by: decidedBy,
  }),
)

const byOffset = t.strict({ offset: WholeNumber, limit: WholeNumber })
const nothing = () => t.unknown
const place = { conversation_id: ConversationId, seq: WholeNumber }

/** Defines the call that lists notifications. `pictures` lists the hosts of the product's own pictures. */
export const parseNotificationList = (pictures: ImageHosts) => {
  const Item = parseNotification(pictures)
  return defineGet('/api/loop_notification/system_and_user_list', byOffset, ({ limit }) => listCodec(Item, limit))
}

const DECISIONS = {
  groupAccept: 'group_access_accept',
  groupReject: 'group_access_reject',
  spaceAccept: 'space_access_accept',
  spaceReject: 'space_access_reject',
} as const
export type DecisionName = keyof typeof DECISIONS

const decisionAt = (name: DecisionName) =>
  definePost(`/api/loop_notification/${DECISIONS[name]}/:id`, t.strict({ id: PlainId, ...place }), nothing)

/**
 * The calls for notifications (spec 2 §7). The server's routes match `:id`; the client builds the path with
 * `decisionOf`.
 */
export const notificationCalls = {
  list: parseNotificationList([]),
  access: defineGet('/api/loop_notification/access_list', byOffset, ({ limit }) => listCodec(AccessRequestWire, limit)),
  groupAccept: decisionAt('groupAccept'),
  groupReject: decisionAt('groupReject'),
  spaceAccept: decisionAt('spaceAccept'),
  spaceReject: decisionAt('spaceReject'),
} as const

/** Defines a call that decides an access request. The call's path contains the notification's id. */
export const decisionOf = (name: DecisionName, id: string) =>
  definePost(`/api/loop_notification/${DECISIONS[name]}/${id}`, t.strict(place), nothing)
