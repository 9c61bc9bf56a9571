import * as t from 'io-ts'
import { LiveRoom } from '../../../domain/announcement'
import { Sender } from '../../../domain/chat'
import { Gid, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { ChannelId, SpaceStatusWire } from '../content/content-fields'
import { CountField, recordCodec, ImageUrl, nullIfInvalid, RawName, Seconds } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'

/** The codec ignores hosts and speakers beyond this number. */
const PEOPLE = 100

/** A person's name and avatar (spec 1 §3 User). */
export const MemberFaceWire = recordCodec(
  'Face',
  Sender.is,
  t.type({ xid: Xid, username: RawName, head: ImageUrl }),
  ({ xid, username, head }): Sender => ({ xid, name: cleanName(username, xid), avatar: head }),
  ({ xid, name, avatar }) => ({ xid, username: name, head: avatar }),
)

/** A room in a list (spec 2 §3 Space list item). `gid` is the id of the room's group. */
export const LiveRoomWire = recordCodec(
  'LiveRoom',
  LiveRoom.is,
  t.type({
    channel_id: ChannelId,
    gid: nullIfInvalid(Gid),
    title: RawName,
    status: SpaceStatusWire,
    start_time: Seconds,
    hosts: toListPage(MemberFaceWire, PEOPLE),
    speakers: toListPage(MemberFaceWire, PEOPLE),
    total_count: CountField,
  }),
  (room): LiveRoom => ({
    channelId: room.channel_id,
    gid: room.gid,
    title: cleanName(room.title, ''),
    status: room.status,
    startsAt: room.start_time,
    hosts: room.hosts.items,
    speakers: room.speakers.items,
    audience: room.total_count,
  }),
  (room) => ({
    channel_id: room.channelId,
    gid: room.gid,
    title: room.title,
    status: room.status,
    start_time: room.startsAt,
    hosts: asList(room.hosts),
    speakers: asList(room.speakers),
    total_count: room.audience,
  }),
)
