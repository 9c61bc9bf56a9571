import { topicsIn, type Announcement, type Comment } from '../../../../domain/announcement'
import type { Xid } from '../../../../domain/kernel/ids'
import { entriesOf } from '../../../../domain/kernel/table'
import { senderOf } from '../users/senders'
import { memesIn } from './memes'
import { roomOf } from '../spaces/rooms'
import type { Community, ServiceNotification, ServerState } from '../server-state'

/** The most people in the list of a reaction. If the viewer reacted, the list contains the viewer. */
const NAMED = 50

const commentOf = (memeId: string, xids: readonly Xid[], viewer: Xid): Comment => ({
  memeId,
  emoji: memesIn('emoji').find(({ id }) => id === memeId)?.name ?? '',
  count: xids.length,
  xids: [...xids.filter((xid) => xid === viewer), ...xids.filter((xid) => xid !== viewer)].slice(0, NAMED),
})

const noticeFor = (
  world: ServerState,
  community: Community,
  notice: ServiceNotification,
  viewer: Xid,
): Announcement => {
  const room = notice.room === null ? null : roomOf(world, community, viewer)
  return {
    id: notice.id,
    pinned: notice.pinned,
    text: notice.text,
    pictures: notice.pictures,
    video: notice.video,
    mentions: notice.mentions,
    topics: topicsIn(notice.text),
    room: notice.room === 'ended' && room !== null ? { ...room, status: 'ended' } : room,
    createdAt: notice.at,
    author: senderOf(world, notice.xid),
    comments: entriesOf(notice.comments).map(([memeId, xids]) => commentOf(memeId, xids, viewer)),
    isRead: notice.readBy[viewer] === true,
    readBy: Object.keys(notice.readBy).length,
  }
}

/**
 * The announcements of a group: pinned first, then the newest. `pageOf` takes a page of the list first, because it is
 * expensive to find the topics in thousands of long texts.
 */
export const notificationsShownTo = (
  world: ServerState,
  community: Community,
  viewer: Xid,
  pageOf: (all: readonly ServiceNotification[]) => readonly ServiceNotification[] = (all) => all,
): readonly Announcement[] =>
  pageOf((world.notices[community.gid] ?? []).toSorted((a, b) => Number(b.pinned) - Number(a.pinned))).map((notice) =>
    noticeFor(world, community, notice, viewer),
  )
