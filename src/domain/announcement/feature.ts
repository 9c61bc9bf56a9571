import { defineFeature, sliceOf } from '../event-log'
import { announceFormReducer } from './announce-form.machine'
import { announceFormMessages } from './announce-form.messages'
import { announcementMessages } from './announcement.messages'
import { announcementReducer } from './announcement.reducer'

/** Announcements of groups. Each tab has its own form. */
export const announcementFeature = defineFeature({
  name: 'announcement',
  account: { messages: announcementMessages, slices: () => ({ announcements: sliceOf(announcementReducer) }) },
  tab: { messages: announceFormMessages, slices: () => ({ form: sliceOf(announceFormReducer) }) },
})
