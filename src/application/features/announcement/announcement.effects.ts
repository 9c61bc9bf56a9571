import { announcementEffects, announcementMessages } from '../../../domain/announcement'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Announcements } from './ports'

const { read, idempotent } = accountEffects

/** The page size of announcements (spec 1 §9). */
const ANNOUNCEMENTS_A_PAGE = 20

export const makeAnnouncementEffects = (announcements: Announcements) => ({
  listAnnouncements: read(announcementEffects.listAnnouncements, {
    call: ({ gid, page }) => announcements.list(gid, page, ANNOUNCEMENTS_A_PAGE),
    toResult: ({ items, dropped }, { gid, page }, ask) => ({
      type: 'announcement/AnnouncementsLoaded',
      ask,
      gid,
      page,
      size: ANNOUNCEMENTS_A_PAGE - dropped,
      announcements: items,
    }),
    failed: failsWith(announcementMessages['announcement/AnnouncementsNotLoaded']),
  }),
  performAction: idempotent(announcementEffects.performAction, {
    call: ({ act }) => announcements.perform(act),
    toResult: (_, { actId, act }, ask) => ({ type: 'announcement/AnnouncementActionDone', ask, actId, act }),
    failed: failsWith(announcementMessages['announcement/AnnouncementActionFailed']),
  }),
})
