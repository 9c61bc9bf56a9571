import type { Gid } from '../kernel/ids'
import { toPagedList, type PagedList } from '../kernel/paged'
import type { Announcement } from './announcement'
import { applyAnnouncementAction } from './announcement.actions'
import { emptyBoard } from './announcement.data'
import type { announcementReducer } from './announcement.machine'

export type AnnouncementState = typeof announcementReducer.initial

/**
 * A group's announcements as the server tells them, with what I did to them that it has not confirmed yet: pinned ones
 * first.
 */
export const announcementsOf = ({ context: { data } }: AnnouncementState, gid: Gid): PagedList<Announcement> => {
  const { me } = data
  const { paged } = data.boards[gid] ?? emptyBoard
  const items =
    me === null
      ? paged.items
      : data.acts
          .filter(({ act }) => act.gid === gid)
          .reduce((so, { act }) => applyAnnouncementAction(so, act, me), paged.items)
  return toPagedList({ ...paged, items: [...items].sort((a, b) => Number(b.pinned) - Number(a.pinned)) }, (one) => [
    one,
  ])
}

/** Whether there is one among those that are known that I have not read. */
export const hasUnread = (state: AnnouncementState, gid: Gid): boolean =>
  announcementsOf(state, gid).items.some(({ isRead }) => !isRead)
