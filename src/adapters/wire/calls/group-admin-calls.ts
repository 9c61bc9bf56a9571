import * as t from 'io-ts'
import { defineGet, OptionalText, OptionalBody, OptionalLink, definePost, WholeNumber } from '../codecs/http-call'
import { BodyText, IdText, LinkText, boundedList, boundedText } from '../codecs/bounded'
import { FlagField } from '../codecs/fields'
import { GroupWire } from '../entities/group'
import { listCodec } from '../codecs/list'
import { MemberWire } from '../entities/member'

const nothing = () => t.unknown
const texts = boundedList(IdText, 1_000)
/** The most people of one invitation. The client splits a longer list. */
export const INVITE_LIMIT = 100
const XID_LIMIT = 64
const ofGid = t.strict({ gid: IdText })
const SetupWire = t.type({ allowed: FlagField }, 'Setup')

/**
 * The group creation payload (spec 1 §3). An empty text field means no value. `join_type` and `muted_group` are 1 or 0.
 */
const payload = {
  name: IdText,
  icon: LinkText,
  banner: LinkText,
  description: BodyText,
  join_type: WholeNumber,
  muted_group: WholeNumber,
  locale: IdText,
  link: LinkText,
  link_whitelist: texts,
  min_image_level: WholeNumber,
  min_speak_level: WholeNumber,
  partner_link: LinkText,
}
const maybe = <A>(codec: t.Type<A, A, unknown>) => t.union([codec, t.undefined])

/** How a group uses its project's currency. `rewards` is an amount, sent as a string of digits. */
const currency = { gift_enabled: maybe(WholeNumber), bubble_enabled: maybe(WholeNumber), rewards: OptionalText }

/** The fields of a group update. The server leaves an omitted field unchanged. */
const update = t.strict({
  gid: IdText,
  name: OptionalText,
  icon: OptionalLink,
  banner: OptionalLink,
  description: OptionalBody,
  join_type: maybe(WholeNumber),
  muted_group: maybe(WholeNumber),
  locale: OptionalText,
  link: OptionalLink,
  link_whitelist: maybe(texts),
  min_image_level: maybe(WholeNumber),
  min_speak_level: maybe(WholeNumber),
  partner_link: OptionalLink,
  ...currency,
})

/** The calls that create and administer groups (spec 1 §7 Groups; the prefix is in decisions.md). */
export const groupAdminCalls = {
  setupCheck: defineGet('/api/groupchat/setup_check', t.strict({}), () => SetupWire),
  create: definePost('/api/groupchat/create', t.strict(payload), () => GroupWire),
  update: definePost('/api/groupchat/update', update, () => GroupWire),
  inviteUsers: defineGet(
    '/api/groupchat/invite_users',
    t.strict({ gid: IdText, keyword: IdText, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => listCodec(MemberWire, limit),
  ),
  inviteUser: definePost(
    '/api/groupchat/invite_user',
    t.strict({ gid: IdText, xids: boundedList(boundedText(XID_LIMIT), INVITE_LIMIT) }),
    nothing,
  ),
  /** The payload has the same fields as the "group set admin" message of a conversation (spec 1 §3). */
  setStaff: definePost(
    '/api/groupchat/set_staff',
    t.strict({ gid: IdText, admins_add: texts, admins_del: texts }),
    nothing,
  ),
  /** When the owner leaves, `successor` becomes the new owner (R1-288). */
  leave: definePost('/api/groupchat/leave', t.strict({ gid: IdText, xid: IdText, successor: OptionalText }), nothing),
  dismissGroup: definePost('/api/groupchat/dismiss_group', ofGid, nothing),
  applyVerification: definePost(
    '/api/groupchat/apply/verification',
    t.strict({ gid: IdText, verification_type: WholeNumber, project_name: IdText, project_twitter: LinkText }),
    nothing,
  ),
  /** In this payload, `supply` is an amount, sent as a string of digits. */
  applyProject: definePost(
    '/api/groupchat/apply/project',
    t.strict({
      gid: IdText,
      project_name: IdText,
      project_twitter: LinkText,
      currency_name: IdText,
      chain_id: WholeNumber,
      address: IdText,
      supply: IdText,
    }),
    nothing,
  ),
} as const
