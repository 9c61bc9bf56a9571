import type { AccountMessage } from '../../domain/account-log'
import { announcementEffects } from '../../domain/announcement'
import { acting, answering, reading } from '../effect'
import type { Ports } from '../ports'

/** spec 1 §9. */
const ANNOUNCEMENTS_A_PAGE = 20

export const makeAnnouncementEffects = ({ announcements }: Ports) => ({
  listAnnouncements: reading(announcementEffects.listAnnouncements, answering(
    ({ gid, page }) => announcements.list(gid, page, ANNOUNCEMENTS_A_PAGE),
    ({ items, dropped }, { gid, page }, ask): AccountMessage =>
      ({ type: 'AnnouncementsLoaded', ask, gid, page, size: ANNOUNCEMENTS_A_PAGE - dropped, announcements: items }),
    (failure, { gid }, ask): AccountMessage => ({ type: 'AnnouncementsNotLoaded', ask, gid, failure }),
  )),
  actOnAnnouncement: acting(announcementEffects.actOnAnnouncement, answering(
    ({ act }) => announcements.perform(act),
    (_, { actId, act }, ask): AccountMessage => ({ type: 'AnnouncementActDone', ask, actId, act }),
    (failure, { actId, act }, ask): AccountMessage => ({ type: 'AnnouncementActNotDone', ask, actId, act, failure }),
  )),
})
