import type { Xid } from '../kernel/ids'
import type { Announcement, AnnouncementAction, Comment } from './announcement'

const withMe = (comments: readonly Comment[], memeId: string, emoji: string, me: Xid): readonly Comment[] =>
  comments.some((comment) => comment.memeId === memeId)
    ? comments.map((comment) =>
        comment.memeId === memeId ? { ...comment, count: comment.count + 1, xids: [...comment.xids, me] } : comment,
      )
    : [...comments, { memeId, emoji, count: 1, xids: [me] }]

const withoutMe = (comments: readonly Comment[], memeId: string, me: Xid): readonly Comment[] =>
  comments
    .map((comment) =>
      comment.memeId === memeId
        ? { ...comment, count: comment.count - 1, xids: comment.xids.filter((xid) => xid !== me) }
        : comment,
    )
    .filter(({ count }) => count > 0)

const hasCommented = (comments: readonly Comment[], memeId: string, xid: Xid | null): boolean =>
  xid !== null && comments.some((comment) => comment.memeId === memeId && comment.xids.includes(xid))

/** Applies an action to the announcements of a group. Returns unchanged announcements as the same objects. */
export const applyAnnouncementAction = (
  announcements: readonly Announcement[],
  act: AnnouncementAction,
  me: Xid,
): readonly Announcement[] => {
  const changed = (by: (announcement: Announcement) => Announcement) =>
    announcements.map((announcement) => (announcement.id === act.id ? by(announcement) : announcement))
  switch (act.kind) {
    case 'pin':
      return changed((announcement) => ({ ...announcement, pinned: act.on }))
    case 'remove':
      return announcements.filter(({ id }) => id !== act.id)
    case 'react':
      return changed((announcement) =>
        hasCommented(announcement.comments, act.memeId, me) === act.on
          ? announcement
          : {
              ...announcement,
              comments: act.on
                ? withMe(announcement.comments, act.memeId, act.emoji, me)
                : withoutMe(announcement.comments, act.memeId, me),
            },
      )
    case 'read':
      return changed((announcement) =>
        announcement.isRead ? announcement : { ...announcement, isRead: true, readBy: announcement.readBy + 1 },
      )
    case 'report':
      return announcements
  }
}
