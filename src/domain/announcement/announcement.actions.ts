import type { Xid } from '../kernel/ids'
import type { Announcement, AnnouncementAction, Comment } from './announcement'

const withMe = (comments: readonly Comment[], memeId: string, emoji: string, me: Xid): readonly Comment[] =>
  comments.some((one) => one.memeId === memeId)
    ? comments.map((one) => (one.memeId === memeId ? { ...one, count: one.count + 1, xids: [...one.xids, me] } : one))
    : [...comments, { memeId, emoji, count: 1, xids: [me] }]

const withoutMe = (comments: readonly Comment[], memeId: string, me: Xid): readonly Comment[] =>
  comments
    .map((one) =>
      one.memeId === memeId ? { ...one, count: one.count - 1, xids: one.xids.filter((xid) => xid !== me) } : one,
    )
    .filter(({ count }) => count > 0)

const hasCommented = (comments: readonly Comment[], memeId: string, xid: Xid | null): boolean =>
  xid !== null && comments.some((one) => one.memeId === memeId && one.xids.includes(xid))

/** The announcements of a group after that was done; the same ones where it changes nothing. */
export const applyAnnouncementAction = (
  announcements: readonly Announcement[],
  act: AnnouncementAction,
  me: Xid,
): readonly Announcement[] => {
  const changed = (by: (one: Announcement) => Announcement) =>
    announcements.map((one) => (one.id === act.id ? by(one) : one))
  switch (act.kind) {
    case 'pin':
      return changed((one) => ({ ...one, pinned: act.on }))
    case 'remove':
      return announcements.filter(({ id }) => id !== act.id)
    case 'react':
      return changed((one) =>
        hasCommented(one.comments, act.memeId, me) === act.on
          ? one
          : {
              ...one,
              comments: act.on
                ? withMe(one.comments, act.memeId, act.emoji, me)
                : withoutMe(one.comments, act.memeId, me),
            },
      )
    case 'read':
      return changed((one) => (one.isRead ? one : { ...one, isRead: true, readBy: one.readBy + 1 }))
    case 'report':
      return announcements
  }
}
