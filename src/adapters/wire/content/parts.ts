import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { GroupCard, Mention, Named, SpaceCard, SpaceStatus } from '../../../domain/chat'
import { Gid, isPlainId, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../clean-name'
import { Body, Count, entity, ImageUrl, numbered, orNull, ownImageFrom, RawName, type PictureHosts } from '../fields'
import { itemsOf } from '../list'

/** The value, or `null` where it is of another shape. */
export const readAs = <A>(codec: t.Type<A, unknown, unknown>, u: unknown): A | null => {
  const read = codec.decode(u)
  return E.isRight(read) ? read.right : null
}

const LISTED = 100
/** A list of at most a hundred, without what is of no known shape in it. */
export const readAll = <A>(codec: t.Type<A, unknown, unknown>, u: unknown): readonly A[] => readAs(itemsOf(codec, LISTED), u)?.items ?? []

const NamedFields = t.type({ xid: Xid, username: RawName })
export const NamedWire = entity('Named', Named.is, NamedFields,
  ({ xid, username }) => ({ xid, name: cleanName(username, xid) }), ({ xid, name }) => ({ xid, username: name }))

const MentionFields = t.type({ xid: orNull(Xid), username: RawName })
/** `all: true` stands where everybody is meant, so that a missing id is never everybody. */
const AllFields = t.type({ all: t.literal(true), username: RawName })
export const MentionWire = new t.Type<Mention, unknown, unknown>('Mention', Mention.is, (u, context) => {
  const all = readAs(AllFields, u)
  if (all !== null) return t.success({ xid: null, name: cleanName(all.username, 'all') })
  const one = readAs(MentionFields, u)
  return one === null || one.xid === null ? t.failure(u, context) : t.success({ xid: one.xid, name: cleanName(one.username, one.xid) })
}, ({ xid, name }) => (xid === null ? { all: true, username: name } : { xid, username: name }))

const GroupCardFields = t.type({ gid: Gid, name: RawName, icon: ImageUrl, description: Body, member_count: Count })
export const GroupCardWire = entity('GroupCard', GroupCard.is, GroupCardFields,
  ({ gid, name, icon, description, member_count }) => ({ gid, name: cleanName(name, gid), icon, description, memberCount: member_count }),
  ({ gid, name, icon, description, memberCount }) => ({ gid, name, icon, description, member_count: memberCount }))

/** spec 2 §3; an unknown status is shown as Disable (decisions.md). */
export const Status = numbered('SpaceStatus', { disabled: 0, started: 1, prepare: 2, ended: 3, cancelled: 5 }, SpaceStatus.is, 'disabled')
export const ChannelId = new t.Type<string, string, unknown>('ChannelId', t.string.is,
  (u, context) => (typeof u === 'string' && isPlainId(u) ? t.success(u) : t.failure(u, context)), (a) => a)
const SpaceFields = t.type({ channel_id: ChannelId, title: RawName, status: Status })
export const SpaceWire = entity('SpaceCard', SpaceCard.is, SpaceFields,
  ({ channel_id, title, status }) => ({ channelId: channel_id, title: cleanName(title, ''), status }),
  ({ channelId, title, status }) => ({ channel_id: channelId, title, status }))

/** A side of a picture in pixels; BI-324: no box is larger than this makes it. */
const SIDE = 20_000
const PictureFields = t.type({ url: ImageUrl, width: Count, height: Count })
export const readPicture = (u: unknown): { readonly url: string | null, readonly width: number, readonly height: number } => {
  const { url, width, height } = readAs(PictureFields, u) ?? { url: null, width: 0, height: 0 }
  return { url, width: Math.min(SIDE, width), height: Math.min(SIDE, height) }
}

/** The address of a picture of the product's own (BI-142, BI-156). */
export const readOwnImage = (u: unknown, hosts: PictureHosts): string | null => readAs(ownImageFrom(hosts), u)
export const readText = (u: unknown): string => readAs(Body, u) ?? ''
/** Whole and from 0. */
export const readCount = (u: unknown): number => readAs(Count, u) ?? 0
