import * as t from 'io-ts'
import { AnnouncedVideo, Announcement, Comment } from '../../../domain/announcement'
import { Gid, Xid } from '../../../domain/kernel/ids'
import { defineGet, OptionalText, definePost, WholeNumber } from '../codecs/http-call'
import { MentionWire } from '../content/content-fields'
import {
  JsonBody,
  CountField,
  recordCodec,
  FlagField,
  ImageUrl,
  nullIfInvalid,
  PlainId,
  RawName,
  Seconds,
  VideoUrl,
} from '../codecs/fields'
import { cleanName } from '../codecs/clean-name'
import { asList, toListPage, listCodec } from '../codecs/list'
import { MemberFaceWire, LiveRoomWire } from '../entities/live-room'

const PICTURES = 20
const NAMED = 200
const COMMENTS = 100
const TOPICS = 20

/** spec 1 §3 meme_comments: of a great many only some are named. */
const CommentWire = recordCodec(
  'Comment',
  Comment.is,
  t.type({ meme_id: PlainId, emoji: RawName, count: CountField, xids: toListPage(Xid, NAMED) }),
  ({ meme_id, emoji, count, xids }): Comment | null => {
    const known = Math.max(count, xids.items.length)
    return known === 0 ? null : { memeId: meme_id, emoji: cleanName(emoji, ''), count: known, xids: xids.items }
  },
  ({ memeId, emoji, count, xids }) => ({ meme_id: memeId, emoji, count, xids: asList(xids) }),
)

const VideoWire = recordCodec(
  'AnnouncedVideo',
  AnnouncedVideo.is,
  t.type({ videoUrl: VideoUrl, snapshotUrl: ImageUrl }),
  ({ videoUrl, snapshotUrl }): AnnouncedVideo | null =>
    videoUrl === null ? null : { url: videoUrl, poster: snapshotUrl },
  ({ url, poster }) => ({ videoUrl: url, snapshotUrl: poster }),
)

const TopicWire = new t.Type<string, string, unknown>(
  'Topic',
  t.string.is,
  (u, context) => {
    const topic = cleanName(u, '')
    return topic === '' ? t.failure(u, context) : t.success(topic)
  },
  (a) => a,
)

/** spec 1 §3: the one type of post there is here. */
export const POST_TYPE = 2

/**
 * An announcement (spec 1 §3). `user`, `is_read` and `read_count` are not printed: where they are missing nobody is
 * named, and it is read by nobody.
 */
const AnnouncementWire = recordCodec(
  'Announcement',
  Announcement.is,
  t.type({
    id: PlainId,
    pinned: CountField,
    content: JsonBody,
    pictures: toListPage(ImageUrl, PICTURES),
    video: nullIfInvalid(VideoWire),
    ats: toListPage(MentionWire, NAMED),
    topics: toListPage(TopicWire, TOPICS),
    live_room: nullIfInvalid(LiveRoomWire),
    create_time: Seconds,
    meme_comments: toListPage(CommentWire, COMMENTS),
    user: nullIfInvalid(MemberFaceWire),
    is_read: nullIfInvalid(FlagField),
    read_count: CountField,
    post_type: CountField,
  }),
  (fields): Announcement => ({
    id: fields.id,
    pinned: fields.pinned > 0,
    text: fields.content,
    pictures: fields.pictures.items.flatMap((url) => url ?? []),
    video: fields.video,
    mentions: fields.ats.items,
    topics: fields.topics.items,
    room: fields.live_room,
    createdAt: fields.create_time,
    author: fields.user,
    comments: fields.meme_comments.items,
    isRead: fields.is_read ?? false,
    readBy: fields.read_count,
  }),
  (one) => ({
    id: one.id,
    pinned: one.pinned ? 1 : 0,
    content: one.text,
    pictures: asList(one.pictures),
    video: one.video,
    ats: asList(one.mentions),
    topics: asList(one.topics),
    live_room: one.room,
    create_time: one.createdAt,
    meme_comments: asList(one.comments),
    user: one.author,
    is_read: one.isRead,
    read_count: one.readBy,
    post_type: POST_TYPE,
  }),
)

const nothing = () => t.unknown
const FLAG = t.union([t.literal(0), t.literal(1)])
const texts = t.readonlyArray(t.string)
/** Of the `ats` that are sent: everybody at once. */
export const EVERYBODY = 'all'
/** A reaction is set with one number and taken back with the other, as with messages. */
const memeAction = t.union([t.literal(1), t.literal(2)])

/** Announcements of a group (spec 1 §7 Groups; the prefix is in decisions.md). Of the posts no fields are printed. */
export const announcementCalls = {
  list: defineGet(
    '/api/groupchat/announcement/list',
    t.strict({ gid: t.string, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => listCodec(AnnouncementWire, limit),
  ),
  add: definePost(
    '/api/groupchat/announcement/add',
    t.strict({
      gid: Gid,
      content: t.string,
      pictures: texts,
      video: OptionalText,
      snapshot: OptionalText,
      ats: texts,
      topics: texts,
      post_type: t.literal(POST_TYPE),
    }),
    nothing,
  ),
  remove: definePost('/api/groupchat/announcement/delete', t.strict({ gid: Gid, id: t.string }), nothing),
  report: definePost(
    '/api/groupchat/announcement/report',
    t.strict({ gid: Gid, id: t.string, reason: t.string }),
    nothing,
  ),
  read: definePost('/api/groupchat/announcement/read', t.strict({ gid: Gid, id: t.string }), nothing),
  meme: definePost(
    '/api/groupchat/announcement/meme',
    t.strict({ gid: Gid, id: t.string, meme_id: t.string, action: memeAction }),
    nothing,
  ),
  pin: definePost('/api/groupchat/announcement/pin', t.strict({ gid: Gid, id: t.string, pinned: FLAG }), nothing),
} as const
