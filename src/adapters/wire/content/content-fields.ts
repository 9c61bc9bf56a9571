import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { GroupCard, Mention, Named, SpaceCard, SpaceStatus } from '../../../domain/chat'
import { Gid, isPlainId, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  CountField,
  recordCodec,
  ImageUrl,
  enumByNumber,
  nullIfInvalid,
  productImageCodec,
  RawName,
  type ImageHosts,
} from '../codecs/fields'
import { toListPage } from '../codecs/list'

/** The decoded value, or `null` when it is invalid. */
export const decodeOrNull = <A>(codec: t.Type<A, unknown, unknown>, u: unknown): A | null => {
  const read = codec.decode(u)
  return E.isRight(read) ? read.right : null
}

const LISTED = 100
/** The valid items among the first hundred items of a list. Further items are ignored. */
export const decodeAll = <A>(codec: t.Type<A, unknown, unknown>, u: unknown): readonly A[] =>
  decodeOrNull(toListPage(codec, LISTED), u)?.items ?? []

const NamedFields = t.type({ xid: Xid, username: RawName })
export const NamedWire = recordCodec(
  'Named',
  Named.is,
  NamedFields,
  ({ xid, username }) => ({ xid, name: cleanName(username, xid) }),
  ({ xid, name }) => ({ xid, username: name }),
)

const MentionFields = t.type({ xid: nullIfInvalid(Xid), username: RawName })
/** A mention of every member. Only `all: true` has this meaning; a mention with neither `all` nor an id is invalid. */
const AllFields = t.type({ all: t.literal(true), username: RawName })
export const MentionWire = new t.Type<Mention, unknown, unknown>(
  'Mention',
  Mention.is,
  (u, context) => {
    const all = decodeOrNull(AllFields, u)
    if (all !== null) return t.success({ xid: null, name: cleanName(all.username, 'all') })
    const named = decodeOrNull(MentionFields, u)
    return named === null || named.xid === null
      ? t.failure(u, context)
      : t.success({ xid: named.xid, name: cleanName(named.username, named.xid) })
  },
  ({ xid, name }) => (xid === null ? { all: true, username: name } : { xid, username: name }),
)

const GroupCardFields = t.type({
  gid: Gid,
  name: RawName,
  icon: ImageUrl,
  description: JsonBody,
  member_count: CountField,
})
export const GroupCardWire = recordCodec(
  'GroupCard',
  GroupCard.is,
  GroupCardFields,
  ({ gid, name, icon, description, member_count }) => ({
    gid,
    name: cleanName(name, gid),
    icon,
    description,
    memberCount: member_count,
  }),
  ({ gid, name, icon, description, memberCount }) => ({ gid, name, icon, description, member_count: memberCount }),
)

/** The wire values of a space's status (spec 2 §3). An unknown status counts as `disabled` (decisions.md). */
export const SpaceStatusWire = enumByNumber(
  'SpaceStatus',
  { disabled: 0, started: 1, prepare: 2, ended: 3, cancelled: 5 },
  SpaceStatus.is,
  'disabled',
)
export const ChannelId = new t.Type<string, string, unknown>(
  'ChannelId',
  t.string.is,
  (u, context) => (typeof u === 'string' && isPlainId(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
const SpaceFields = t.type({ channel_id: ChannelId, title: RawName, status: SpaceStatusWire })
export const SpaceWire = recordCodec(
  'SpaceCard',
  SpaceCard.is,
  SpaceFields,
  ({ channel_id, title, status }) => ({ channelId: channel_id, title: cleanName(title, ''), status }),
  ({ channelId, title, status }) => ({ channel_id: channelId, title, status }),
)

/** The largest width or height of a picture's box, in pixels. A larger value is reduced to this limit (BI-324). */
const SIDE = 20_000
const PictureFields = t.type({ url: ImageUrl, width: CountField, height: CountField })
export const parseImage = (
  u: unknown,
): { readonly url: string | null; readonly width: number; readonly height: number } => {
  const { url, width, height } = decodeOrNull(PictureFields, u) ?? { url: null, width: 0, height: 0 }
  return { url, width: Math.min(SIDE, width), height: Math.min(SIDE, height) }
}

/** The URL of a picture from the product's own hosts. Any other URL gives `null` (BI-142, BI-156). */
export const parseProductImage = (u: unknown, hosts: ImageHosts): string | null =>
  decodeOrNull(productImageCodec(hosts), u)
export const parseText = (u: unknown): string => decodeOrNull(JsonBody, u) ?? ''
/** A whole number from 0. An invalid value becomes 0. */
export const parseCount = (u: unknown): number => decodeOrNull(CountField, u) ?? 0
