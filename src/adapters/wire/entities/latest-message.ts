import * as t from 'io-ts'
import { LatestMessage } from '../../../domain/group'
import { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { JsonBody, CountField, recordCodec, ImageUrl, nullIfInvalid, RawName } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { truncateAt } from '../codecs/text'

/**
 * The most messages that a group card shows, on four pages, and the length in UTF-16 units to which each message is
 * cut.
 */
const SAID = 40
const LETTERS = 200
const STARTED = 1

/** The fields of a message, an announcement and a room that a group card shows. The codecs ignore all other fields. */
const SaidWire = t.type({ seq: CountField, from: Xid, username: RawName, head: ImageUrl, msg: JsonBody })
const NewsWire = t.type({ content: JsonBody, pictures: toListPage(ImageUrl, 1) })
const RoomWire = t.type({ title: RawName, status: CountField, total_count: CountField })

/**
 * The preview on a group's card (spec 1 §3 `snapshot`): the newest announcement, the last messages, and the live room.
 */
export const LatestMessageWire = recordCodec(
  'Snapshot',
  LatestMessage.is,
  t.type({
    announcement: toListPage(NewsWire, 1),
    msg_list: toListPage(SaidWire, SAID),
    live_room: nullIfInvalid(RoomWire),
  }),
  ({
    announcement: {
      items: [news],
    },
    msg_list,
    live_room,
  }): LatestMessage => ({
    announcement:
      news === undefined ? null : { text: truncateAt(news.content, LETTERS), picture: news.pictures.items[0] ?? null },
    said: msg_list.items.flatMap(({ seq, from, username, head, msg }) =>
      msg.trim() === ''
        ? []
        : [{ seq, xid: from, name: cleanName(username, from), avatar: head, text: truncateAt(msg, LETTERS) }],
    ),
    live:
      live_room?.status === STARTED ? { title: cleanName(live_room.title, ''), audience: live_room.total_count } : null,
  }),
  ({ announcement, said, live }) => ({
    announcement: asList(
      announcement === null ? [] : [{ content: announcement.text, pictures: asList([announcement.picture]) }],
    ),
    msg_list: asList(
      said.map(({ seq, xid, name, avatar, text }) => ({ seq, from: xid, username: name, head: avatar, msg: text })),
    ),
    live_room: live === null ? null : { title: live.title, status: STARTED, total_count: live.audience },
  }),
)
