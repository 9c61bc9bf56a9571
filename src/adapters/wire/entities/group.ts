import * as t from 'io-ts'
import { Group, GroupCurrency } from '../../../domain/group'
import { sumOf } from '../../../domain/kernel/decimal'
import { Gid, Xid } from '../../../domain/kernel/ids'
import { amountOf } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { canonicalConversationId, groupConversationId } from './conversation-id'
import {
  JsonBody,
  CountField,
  recordCodec,
  FlagField,
  HostName,
  ImageUrl,
  Level,
  enumByNumber,
  nullIfInvalid,
  RawName,
  Seconds,
  WebUrl,
} from '../codecs/fields'
import { JOIN_MODES } from '../calls/join-calls'
import { asList, toListPage } from '../codecs/list'
import { LatestMessageWire } from './latest-message'

const ADMINS = 500
const HOSTS = 200

/**
 * How members join a group. An unknown join type counts as `private`, so a person must apply. An unknown join mode
 * counts as `normal`, so only members write (BI-294).
 */
const JoinType = enumByNumber<Group['joinType']>(
  'join_type',
  { normal: 0, private: 1 },
  Group.type.props.joinType.is,
  'private',
)
const JoinMode = enumByNumber<Group['joinMode']>('join_mode', JOIN_MODES, Group.type.props.joinMode.is, 'normal')

const VerifyInfo = t.type({
  verification_type: CountField,
  group_status: CountField,
  project_name: RawName,
  verify_time: Seconds,
  project_twitter: WebUrl,
})
type Verification = NonNullable<Group['verification']>
const KINDS: readonly Verification['kind'][] = ['ambassador', 'official']

/** The verification label appears only when `group_status` is 1 (spec 1 §2). */
const verificationOf = (info: t.TypeOf<typeof VerifyInfo> | null): Verification | null => {
  const kind = info === null || info.group_status !== 1 ? undefined : KINDS[info.verification_type - 1]
  return info === null || kind === undefined
    ? null
    : { kind, projectName: cleanName(info.project_name, ''), since: info.verify_time, link: info.project_twitter }
}

const Rewards = new t.Type<GroupCurrency['rewards'], string, unknown>(
  'rewards',
  GroupCurrency.type.props.rewards.is,
  (u, context) => {
    const amount = amountOf(u)
    return amount === null ? t.failure(u, context) : t.success(amount)
  },
  (a) => a,
)
/** A project's currency in its group, with the field names of a balance (spec 1 §3). */
const CurrencyWire = recordCodec(
  'GroupCurrency',
  GroupCurrency.is,
  t.type({ name: RawName, icon: ImageUrl, gift_enabled: FlagField, bubble_enabled: FlagField, rewards: Rewards }),
  ({ name, icon, gift_enabled, bubble_enabled, rewards }): GroupCurrency => ({
    name: cleanName(name, ''),
    icon,
    giftEnabled: gift_enabled,
    bubbleEnabled: bubble_enabled,
    rewards,
  }),
  ({ name, icon, giftEnabled, bubbleEnabled, rewards }) => ({
    name,
    icon,
    gift_enabled: giftEnabled,
    bubble_enabled: bubbleEnabled,
    rewards,
  }),
)
const ShortWord = new t.Type<string, string, unknown>(
  'ShortWord',
  t.string.is,
  (u, context) => (typeof u === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
/** An amount of LOOP, as a string of digits or a number. Any other value becomes 0. */
const Given = new t.Type<Group['rewards'], string, unknown>(
  'rewards',
  Group.type.props.rewards.is,
  (u) => t.success(amountOf(u) ?? sumOf([])),
  (a) => a,
)

const LatestMsg = t.type({ xid: Xid, username: RawName, head: ImageUrl, msg: JsonBody })
const LINK = /^[A-Za-z][A-Za-z0-9_]{5,19}$/
const Link = new t.Type<string, string, unknown>(
  'link',
  t.string.is,
  (u, context) => (typeof u === 'string' && LINK.test(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

const GroupFields = t.type({
  gid: Gid,
  name: RawName,
  icon: ImageUrl,
  banner: ImageUrl,
  description: JsonBody,
  owner_xid: Xid,
  admin_xids: toListPage(Xid, ADMINS),
  join_type: JoinType,
  join_mode: JoinMode,
  is_participant: FlagField,
  member_count: CountField,
  link: nullIfInvalid(Link),
  im_convid: t.unknown,
  min_speak_level: Level,
  min_image_level: Level,
  link_whitelist: toListPage(HostName, HOSTS),
  muted_group: FlagField,
  locale: nullIfInvalid(ShortWord),
  partner_link: nullIfInvalid(ShortWord),
  currency: nullIfInvalid(CurrencyWire),
  rewards: Given,
  verify_info: nullIfInvalid(VerifyInfo),
  latest_msg: nullIfInvalid(LatestMsg),
  snapshot: nullIfInvalid(LatestMessageWire),
})
type GroupFields = t.TypeOf<typeof GroupFields>

const latestOf = ({ xid, username, head, msg }: t.TypeOf<typeof LatestMsg>): Group['latest'] => ({
  xid,
  name: cleanName(username, xid),
  avatar: head,
  text: msg,
})

const groupOf = (fields: GroupFields): Group => {
  const own = canonicalConversationId(fields.im_convid)
  return {
    gid: fields.gid,
    conversationId: own?.startsWith('sg_') === true ? own : groupConversationId(fields.gid),
    name: cleanName(fields.name, fields.gid),
    icon: fields.icon,
    banner: fields.banner,
    description: fields.description,
    ownerXid: fields.owner_xid,
    adminXids: fields.admin_xids.items,
    joinType: fields.join_type,
    joinMode: fields.join_mode,
    isMember: fields.is_participant,
    memberCount: fields.member_count,
    link: fields.link,
    minSpeakLevel: fields.min_speak_level,
    minImageLevel: fields.min_image_level,
    linkWhitelist: fields.link_whitelist.items,
    mutesNewcomers: fields.muted_group,
    locale: fields.locale,
    partnerLink: fields.partner_link,
    currency: fields.currency,
    rewards: fields.rewards,
    verification: verificationOf(fields.verify_info),
    latest: fields.latest_msg === null ? null : latestOf(fields.latest_msg),
    snapshot: fields.snapshot,
  }
}

const fieldsOf = (group: Group): GroupFields => ({
  gid: group.gid,
  name: group.name,
  icon: group.icon,
  banner: group.banner,
  description: group.description,
  owner_xid: group.ownerXid,
  admin_xids: asList(group.adminXids),
  join_type: group.joinType,
  join_mode: group.joinMode,
  is_participant: group.isMember,
  member_count: group.memberCount,
  link: group.link,
  im_convid: group.conversationId,
  min_speak_level: group.minSpeakLevel,
  min_image_level: group.minImageLevel,
  link_whitelist: asList(group.linkWhitelist),
  muted_group: group.mutesNewcomers,
  locale: group.locale,
  partner_link: group.partnerLink,
  currency: group.currency,
  rewards: group.rewards,
  verify_info:
    group.verification === null
      ? null
      : {
          verification_type: KINDS.indexOf(group.verification.kind) + 1,
          group_status: 1,
          project_name: group.verification.projectName,
          verify_time: group.verification.since,
          project_twitter: group.verification.link,
        },
  latest_msg:
    group.latest === null
      ? null
      : { xid: group.latest.xid, username: group.latest.name, head: group.latest.avatar, msg: group.latest.text },
  snapshot: group.snapshot,
})

/**
 * A group (spec 1 §3). The spec prints `latest_msg` with xid and msg; the simulator adds `username` and `head`. If
 * these fields are missing, the codec uses the xid as the name, and the sender has no picture.
 */
export const GroupWire = recordCodec('Group', Group.is, GroupFields, groupOf, fieldsOf)
