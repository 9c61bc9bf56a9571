export {
  AnnouncedVideo,
  Announcement,
  AnnouncementAction as AnnouncementAct,
  AnnouncementDraft,
  Comment,
  LiveRoom,
} from './announcement'
export { announcementMessages, type AnnouncementMessage } from './announcement.messages'
export { announcementEffects, announcementReducer as announcementUnit } from './announcement.machine'
export * from './announcement.rules'
export * from './announcement.selectors'
export { announceFormMessages } from './announce-form.messages'
export * from './announce-form.machine'
