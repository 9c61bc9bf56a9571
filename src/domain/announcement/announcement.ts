import * as t from 'io-ts'
import { Mention, ReportReason, Sender, SpaceStatus } from '../chat'
import { Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** A live room as a card shows it (spec 2 §3 Space list item). `audience` is known once the room has started. */
export const LiveRoom = t.strict(
  {
    channelId: t.string,
    gid: orNull(Gid),
    title: t.string,
    status: SpaceStatus,
    startsAt: orNull(Instant),
    hosts: t.readonlyArray(Sender),
    speakers: t.readonlyArray(Sender),
    audience: t.number,
  },
  'LiveRoom',
)
export type LiveRoom = t.TypeOf<typeof LiveRoom>

/** The reactions with one emoji. `xids` may be incomplete if many members reacted. */
export const Comment = t.strict(
  { memeId: t.string, emoji: t.string, count: t.number, xids: t.readonlyArray(Xid) },
  'Comment',
)
export type Comment = t.TypeOf<typeof Comment>

export const AnnouncedVideo = t.strict({ url: Address, poster: orNull(Address) }, 'AnnouncedVideo')
export type AnnouncedVideo = t.TypeOf<typeof AnnouncedVideo>

/** The announcement as the member writes it (spec 1 §3). */
export const AnnouncementDraft = t.strict(
  {
    text: t.string,
    pictures: t.readonlyArray(Address),
    video: orNull(AnnouncedVideo),
    mentions: t.readonlyArray(Mention),
  },
  'AnnouncementDraft',
)
export type AnnouncementDraft = t.TypeOf<typeof AnnouncementDraft>

/**
 * An announcement (spec 1 §3). The spec has no author field, so only the simulator sends an author; `null` hides the
 * author.
 */
export const Announcement = t.strict(
  {
    id: t.string,
    pinned: t.boolean,
    text: t.string,
    pictures: t.readonlyArray(Address),
    video: orNull(AnnouncedVideo),
    mentions: t.readonlyArray(Mention),
    topics: t.readonlyArray(t.string),
    room: orNull(LiveRoom),
    createdAt: orNull(Instant),
    author: orNull(Sender),
    comments: t.readonlyArray(Comment),
    /** `isRead`: the member has read the announcement. `readBy`: the number of readers. */
    isRead: t.boolean,
    readBy: t.number,
  },
  'Announcement',
)
export type Announcement = t.TypeOf<typeof Announcement>

/** An action names its target state, so a repeated action is harmless. */
const act = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), gid: Gid, id: t.string, ...props }, kind)

export const AnnouncementAction = t.union(
  [
    act('pin', { on: t.boolean }),
    act('remove', {}),
    act('react', { memeId: t.string, emoji: t.string, on: t.boolean }),
    act('read', {}),
    act('report', { reason: ReportReason }),
  ],
  'AnnouncementAct',
)
export type AnnouncementAction = t.TypeOf<typeof AnnouncementAction>
