import { announcementFeature } from '../../../domain/announcement/feature'
import { implementFeature } from '../implement-feature'
import { announcementToasts } from './announcement-toasts'
import { makeAnnounceFormEffects } from './announce-form.effects'
import { makeAnnouncementEffects } from './announcement.effects'
import type { Announcements } from './ports'

export const announcementImplementation = implementFeature(
  announcementFeature,
  ({ me, dispatchToAccount }, announcements: Announcements) => ({
    account: { 'announcement/announcements': makeAnnouncementEffects(announcements) },
    tab: { 'announcement/form': makeAnnounceFormEffects({ announcements, me, dispatchToAccount }) },
    toastsOf: announcementToasts,
  }),
)
