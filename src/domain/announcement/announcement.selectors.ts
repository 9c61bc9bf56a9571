import type { Gid } from '../kernel/ids'
import { toPagedList, type PagedList } from '../kernel/paged'
import type { Announcement } from './announcement'
import { applyAnnouncementAction } from './announcement.actions'
import { emptyBoard } from './announcement.data'
import type { announcementReducer } from './announcement.reducer'

export type AnnouncementState = typeof announcementReducer.initial

/** The server's announcements with the member's unconfirmed actions applied, pinned first. */
export const announcementsOf = ({ data }: AnnouncementState, gid: Gid): PagedList<Announcement> => {
  const { me } = data
  const { paged } = data.boards[gid] ?? emptyBoard
  const items =
    me === null
      ? paged.items
      : data.acts
          .filter(({ act }) => act.gid === gid)
          .reduce((items, { act }) => applyAnnouncementAction(items, act, me), paged.items)
  return toPagedList(
    { ...paged, items: [...items].sort((a, b) => Number(b.pinned) - Number(a.pinned)) },
    (announcement) => [announcement],
  )
}

/** Whether a loaded announcement is unread. Announcements that are not loaded do not count. */
export const hasUnread = (state: AnnouncementState, gid: Gid): boolean =>
  announcementsOf(state, gid).items.some(({ isRead }) => !isRead)
