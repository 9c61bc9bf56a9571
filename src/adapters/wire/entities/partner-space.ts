import * as t from 'io-ts'
import type { Group } from '../../../domain/group'
import type { Space } from '../../../domain/space'
import { GroupWire } from './group'
import { SpaceWire } from './space'

type Fields = Readonly<Record<string, unknown>>
const isRecord = (u: unknown): u is Fields => typeof u === 'object' && u !== null && !Array.isArray(u)
const isList = (u: unknown): u is readonly unknown[] => Array.isArray(u)

/** Maps `live_status` of spec 3 §3 (1 upcoming, 2 live, 3 ended) to `status` of spec 2 §3. */
const STATUS: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 3 }
const statusBack: Readonly<Partial<Record<Space['status'], number>>> = { prepare: 1, started: 2, ended: 3 }

const face = (u: unknown): unknown => (isRecord(u) ? { ...u, head: u['head'] ?? u['avatar'] } : u)
const faces = (u: unknown): unknown => (isList(u) ? u.map(face) : u)
const statusOf = (live: unknown): unknown => (typeof live === 'number' ? STATUS[live] : undefined)

/** Fills each missing field of spec 2 §3 from the field that has the same meaning in spec 3 §3. */
const asSpace = (fields: Fields): Fields => ({
  ...fields,
  hosts: faces(fields['hosts']),
  speakers: faces(fields['speakers']),
  status: fields['status'] ?? statusOf(fields['live_status']),
  total_count: fields['total_count'] ?? fields['audience_count'],
  announcement: fields['announcement'] ?? fields['topic'],
})
const facesBack = (u: unknown): unknown =>
  isList(u) ? u.map((item) => (isRecord(item) ? { ...item, avatar: item['head'] } : item)) : u
const encodedBy = <A>(codec: t.Type<A, unknown, unknown>, value: A): Fields => {
  const encoded = codec.encode(value)
  return isRecord(encoded) ? encoded : {}
}
const spaceBack = (space: Space): Fields => {
  const fields = encodedBy(SpaceWire, space)
  return {
    ...fields,
    hosts: facesBack(fields['hosts']),
    speakers: facesBack(fields['speakers']),
    topic: space.announcement,
    live_status: statusBack[space.status] ?? null,
    audience_count: space.audience,
  }
}

/** A space on a partner's pages, with the field names of spec 3 §3 or of spec 2 §3. */
export const PartnerSpaceWire = new t.Type<Space, unknown, unknown>(
  'PartnerSpace',
  SpaceWire.is,
  (u, context) => SpaceWire.validate(isRecord(u) ? asSpace(u) : u, context),
  spaceBack,
)

const Room = t.type({ title: t.unknown, total_count: t.unknown })
const liveBack = ({ snapshot }: Group): unknown =>
  snapshot?.live == null ? null : { title: snapshot.live.title, status: 1, total_count: snapshot.live.audience }
/** Moves the room into an otherwise empty `snapshot`, because the group codec reads a room only from `snapshot`. */
const withRoom = (group: Fields): Fields => {
  const room = group['live_room']
  return group['snapshot'] != null || !isRecord(room) || !Room.is(room)
    ? group
    : { ...group, snapshot: { announcement: [], msg_list: [], live_room: asSpace(room) } }
}

/** A group on a partner's pages (spec 3 §3). On the wire, the group's room is in the separate field `live_room`. */
export const PartnerGroupWire = new t.Type<Group, unknown, unknown>(
  'PartnerGroup',
  GroupWire.is,
  (u, context) => GroupWire.validate(isRecord(u) ? withRoom(u) : u, context),
  (group) => ({ ...encodedBy(GroupWire, group), live_room: liveBack(group) }),
)
