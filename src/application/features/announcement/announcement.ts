import { announcementFeature } from '../../../domain/announcement/feature'
import { implementFeature } from '../implement-feature'
import { announcementToasts } from './announcement-toasts'
import { makeAnnounceFormEffects } from './announce-form.effects'
import { makeAnnouncementEffects } from './announcement.effects'

export const announcementImplementation = implementFeature(announcementFeature, ({ ports, me, dispatchToAccount }) => ({
  account: { 'announcement/announcements': makeAnnouncementEffects(ports) },
  tab: { 'announcement/form': makeAnnounceFormEffects({ ports, me, dispatchToAccount }) },
  toastsOf: announcementToasts,
}))
