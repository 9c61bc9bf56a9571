import * as t from 'io-ts'
import {
  ApiStatus,
  Label,
  OpKind,
  OpLog,
  Project,
  ProjectAdmin,
  ProjectCommunity,
  ProjectInfo,
  StaffRole,
  joinTags,
  splitTags,
} from '../../../domain/looper'
import { Gid, Uid, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  CountField,
  recordCodec,
  ImageUrl,
  enumByNumber,
  nullIfInvalid,
  PlainId,
  RawName,
  Seconds,
  OptionalFlag,
  WebUrl,
} from '../codecs/fields'
import { truncateAt, toWellFormed } from '../codecs/text'

const LETTERS = 500
const TAG_LETTERS = 60
const TAGS = 50

/** A displayed line. A text of more than 500 UTF-16 units is cut. A value that is not a string becomes empty. */
export const ShortText = new t.Type<string, string, unknown>(
  'Line',
  t.string.is,
  (u) => t.success(typeof u === 'string' ? truncateAt(toWellFormed(u), LETTERS) : ''),
  (a) => a,
)

/** A list of tags. The server sends a text with separators (spec 3 §5) or a list. */
const Tags = new t.Type<readonly string[], string, unknown>(
  'Tags',
  t.readonlyArray(t.string).is,
  (u) => {
    const text =
      typeof u === 'string' ? u : Array.isArray(u) ? u.filter((tag) => typeof tag === 'string').join(';') : ''
    return t.success(
      splitTags(truncateAt(toWellFormed(text), TAG_LETTERS * TAGS))
        .slice(0, TAGS)
        .map((tag) => truncateAt(tag, TAG_LETTERS)),
    )
  },
  joinTags,
)

/** A figure. A negative value, or a value that is not a finite number, becomes 0. */
export const AmountWithShare = new t.Type<number, number, unknown>(
  'Figure',
  t.number.is,
  (u) => t.success(typeof u === 'number' && Number.isFinite(u) ? Math.max(0, u) : 0),
  (a) => a,
)

const ApiStatusNumber = enumByNumber<ApiStatus>(
  'api_status',
  { suspended: 0, active: 1, inactive: 2 },
  ApiStatus.is,
  'suspended',
)
export const LabelNumber = enumByNumber<Label>('verify_type', { none: 0, blue: 1, gold: 2 }, Label.is, 'none')
/** The wire numbers of staff roles. An unknown role gets the fewest rights. */
export const RoleNumber = enumByNumber<StaffRole>('role_id', { super: 1, comm: 2, view: 3 }, StaffRole.is, 'view')

const LINK = /^[A-Za-z0-9_-]{1,64}$/
const PageLink = nullIfInvalid(
  new t.Type<string, string, unknown>(
    'PageLink',
    t.string.is,
    (u, context) => (typeof u === 'string' && LINK.test(u) ? t.success(u) : t.failure(u, context)),
    (a) => a,
  ),
)

export const ProjectWire = recordCodec(
  'Project',
  Project.is,
  t.type({
    project_id: PlainId,
    project_name: RawName,
    avatar: ImageUrl,
    twitter_url: WebUrl,
    describe: JsonBody,
    project_tag: Tags,
    keywords: Tags,
    website: WebUrl,
    api_status: ApiStatusNumber,
    blue_verified: CountField,
    gold_verified: CountField,
    community_count: CountField,
    total_member: CountField,
    avg_activity: AmountWithShare,
    exclusive_page: PageLink,
  }),
  (p): Project => ({
    projectId: p.project_id,
    name: cleanName(p.project_name, p.project_id),
    avatar: p.avatar,
    xUrl: p.twitter_url,
    about: p.describe,
    tags: p.project_tag,
    keywords: p.keywords,
    website: p.website,
    apiStatus: p.api_status,
    blueVerified: p.blue_verified,
    goldVerified: p.gold_verified,
    communities: p.community_count,
    members: p.total_member,
    averageActivity: p.avg_activity,
    pageLink: p.exclusive_page,
  }),
  (p) => ({
    project_id: p.projectId,
    project_name: p.name,
    avatar: p.avatar,
    twitter_url: p.xUrl,
    describe: p.about,
    project_tag: p.tags,
    keywords: p.keywords,
    website: p.website,
    api_status: p.apiStatus,
    blue_verified: p.blueVerified,
    gold_verified: p.goldVerified,
    community_count: p.communities,
    total_member: p.members,
    avg_activity: p.averageActivity,
    exclusive_page: p.pageLink,
  }),
)

export const InfoWire = recordCodec(
  'ProjectInfo',
  ProjectInfo.is,
  t.type({
    project_id: PlainId,
    project_name: RawName,
    project_avatar: ImageUrl,
    describe: JsonBody,
    project_tag: Tags,
    keywords: Tags,
    twitter_name: ShortText,
    website: ShortText,
    email: ShortText,
    partner_id: nullIfInvalid(PlainId),
    api_status: ApiStatusNumber,
  }),
  (p): ProjectInfo => ({
    projectId: p.project_id,
    name: cleanName(p.project_name, p.project_id),
    avatar: p.project_avatar,
    about: p.describe,
    tags: p.project_tag,
    keywords: p.keywords,
    xAddress: p.twitter_name,
    website: p.website,
    email: p.email,
    partnerId: p.partner_id,
    apiStatus: p.api_status,
  }),
  (p) => ({
    project_id: p.projectId,
    project_name: p.name,
    project_avatar: p.avatar,
    describe: p.about,
    project_tag: p.tags,
    keywords: p.keywords,
    twitter_name: p.xAddress,
    website: p.website,
    email: p.email,
    partner_id: p.partnerId,
    api_status: p.apiStatus,
  }),
)

export const AdminWire = recordCodec(
  'ProjectAdmin',
  ProjectAdmin.is,
  t.type({
    id: PlainId,
    user_name: RawName,
    avatar: ImageUrl,
    xid: Xid,
    uid: Uid,
    role_id: RoleNumber,
    create_at: Seconds,
  }),
  (a): ProjectAdmin => ({
    adminId: a.id,
    name: cleanName(a.user_name, a.xid),
    avatar: a.avatar,
    xid: a.xid,
    uid: a.uid,
    role: a.role_id,
    joinedAt: a.create_at,
  }),
  (a) => ({
    id: a.adminId,
    user_name: a.name,
    avatar: a.avatar,
    xid: a.xid,
    uid: a.uid,
    role_id: a.role,
    create_at: a.joinedAt,
  }),
)

export const CommunityWire = recordCodec(
  'ProjectCommunity',
  ProjectCommunity.is,
  t.type({
    gid: Gid,
    group_name: RawName,
    group_avatar: ImageUrl,
    verify_type: LabelNumber,
    block_status: OptionalFlag,
    member_count: CountField,
    seven_activity: CountField,
    seven_growth: ShortText,
    approval_at: Seconds,
  }),
  (c): ProjectCommunity => ({
    gid: c.gid,
    name: cleanName(c.group_name, c.gid),
    avatar: c.group_avatar,
    label: c.verify_type,
    blocked: c.block_status,
    members: c.member_count,
    activity: c.seven_activity,
    growth: c.seven_growth,
    approvedAt: c.approval_at,
  }),
  (c) => ({
    gid: c.gid,
    group_name: c.name,
    group_avatar: c.avatar,
    verify_type: c.label,
    block_status: c.blocked,
    member_count: c.members,
    seven_activity: c.activity,
    seven_growth: c.growth,
    approval_at: c.approvedAt,
  }),
)

const OPS: Readonly<Record<Exclude<OpKind, 'other'>, string>> = {
  projectEdited: 'project_edit',
  labelChanged: 'verify_type',
  blocked: 'block',
  unblocked: 'unblock',
  adminAdded: 'admin_add',
  adminChanged: 'admin_edit',
  adminRemoved: 'admin_del',
  partnerAdded: 'partner_add',
  pageEdited: 'page_edit',
  communityImported: 'community_add',
  communityOrdered: 'community_edit',
  communityRemoved: 'community_del',
}
const isNamed = (kind: OpKind): kind is keyof typeof OPS => kind !== 'other'
const Kind = new t.Type<OpKind, string, unknown>(
  'op_type',
  OpKind.is,
  (u) =>
    t.success(
      Object.keys(OPS)
        .filter(OpKind.is)
        .find((kind) => isNamed(kind) && OPS[kind] === u) ?? 'other',
    ),
  (kind) => (isNamed(kind) ? OPS[kind] : kind),
)

/**
 * A row of the operation log. No spec prints the fields of a row, so this product defines the fields. `change` is the
 * new value as sent on the wire.
 */
export const OpLogWire = recordCodec(
  'OpLog',
  OpLog.is,
  t.type({
    id: PlainId,
    op_type: Kind,
    user_name: ShortText,
    target: ShortText,
    detail: ShortText,
    create_at: Seconds,
  }),
  (l): OpLog => ({ logId: l.id, kind: l.op_type, who: l.user_name, whom: l.target, change: l.detail, at: l.create_at }),
  (l) => ({ id: l.logId, op_type: l.kind, user_name: l.who, target: l.whom, detail: l.change, create_at: l.at }),
)
