import * as t from 'io-ts'
import { AnnouncedVideo, Announcement, Comment } from '../../../domain/announcement'
import { TEXT_LIMIT } from '../../../domain/chat'
import { Gid, Xid } from '../../../domain/kernel/ids'
import { defineGet, OptionalLink, definePost, WholeNumber } from '../codecs/http-call'
import { MentionWire } from '../content/content-fields'
import { IdText, boundedList } from '../codecs/bounded'
import { graphemeText } from '../codecs/grapheme-text'
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

/**
 * An emoji reaction (`meme_comments`, spec 1 §3). For a large reaction, the server lists only some of the members who
 * reacted.
 */
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

/** The wire value of an announcement's post type. This product has no other post types (spec 1 §3). */
export const POST_TYPE = 2

/**
 * An announcement (spec 1 §3). The specs do not print `user`, `is_read` and `read_count`. If the server omits these
 * fields, the announcement has no author, is unread and has no readers.
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
  (announcement) => ({
    id: announcement.id,
    pinned: announcement.pinned ? 1 : 0,
    content: announcement.text,
    pictures: asList(announcement.pictures),
    video: announcement.video,
    ats: asList(announcement.mentions),
    topics: asList(announcement.topics),
    live_room: announcement.room,
    create_time: announcement.createdAt,
    meme_comments: asList(announcement.comments),
    user: announcement.author,
    is_read: announcement.isRead,
    read_count: announcement.readBy,
    post_type: POST_TYPE,
  }),
)

const nothing = () => t.unknown
const FLAG = t.union([t.literal(0), t.literal(1)])
const texts = boundedList(IdText, 1_000)
/** In `ats`, this value mentions every member of the group. */
export const EVERYBODY = 'all'
/** 1 sets a reaction and 2 removes a reaction, as in the call that reacts to a message. */
const memeAction = t.union([t.literal(1), t.literal(2)])

/**
 * The calls for a group's announcements (spec 1 §7 Groups; the prefix is in decisions.md). The specs do not print the
 * fields of these calls.
 */
export const announcementCalls = {
  list: defineGet(
    '/api/groupchat/announcement/list',
    t.strict({ gid: IdText, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => listCodec(AnnouncementWire, limit),
  ),
  add: definePost(
    '/api/groupchat/announcement/add',
    t.strict({
      gid: Gid,
      content: graphemeText(TEXT_LIMIT),
      pictures: texts,
      video: OptionalLink,
      snapshot: OptionalLink,
      ats: texts,
      topics: texts,
      post_type: t.literal(POST_TYPE),
    }),
    nothing,
  ),
  remove: definePost('/api/groupchat/announcement/delete', t.strict({ gid: Gid, id: IdText }), nothing),
  report: definePost('/api/groupchat/announcement/report', t.strict({ gid: Gid, id: IdText, reason: IdText }), nothing),
  read: definePost('/api/groupchat/announcement/read', t.strict({ gid: Gid, id: IdText }), nothing),
  meme: definePost(
    '/api/groupchat/announcement/meme',
    t.strict({ gid: Gid, id: IdText, meme_id: IdText, action: memeAction }),
    nothing,
  ),
  pin: definePost('/api/groupchat/announcement/pin', t.strict({ gid: Gid, id: IdText, pinned: FLAG }), nothing),
} as const
