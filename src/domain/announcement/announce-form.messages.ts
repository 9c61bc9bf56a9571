import * as t from 'io-ts'
import { Mention } from '../chat'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { AnnouncedVideo } from './announcement'

export const announceFormMessages = {
  'announcement/OpenAnnounceForm': message('announcement/OpenAnnounceForm', { gid: Gid }),
  'announcement/ChangeAnnouncementDraft': message('announcement/ChangeAnnouncementDraft', { text: t.string }),
  /** The member chose a mention while writing. `text` already contains `@name`. */
  'announcement/MentionInAnnouncement': message('announcement/MentionInAnnouncement', {
    text: t.string,
    mention: Mention,
  }),
  /** The upload of a picture or the video has finished. Pictures keep their order of arrival. */
  'announcement/AddAnnouncedPicture': message('announcement/AddAnnouncedPicture', { gid: Gid, url: Address }),
  'announcement/RemoveAnnouncedPicture': message('announcement/RemoveAnnouncedPicture', { url: Address }),
  'announcement/SetAnnouncedVideo': message('announcement/SetAnnouncedVideo', {
    gid: Gid,
    video: t.union([AnnouncedVideo, t.null]),
  }),
  'announcement/PostAnnouncement': message('announcement/PostAnnouncement', {}),
  /** Hides the form. The draft is kept. */
  'announcement/CloseAnnounceForm': message('announcement/CloseAnnounceForm', {}),
  'announcement/AnnouncementPosted': effectResult('announcement/AnnouncementPosted', {}),
  'announcement/AnnouncementNotPosted': effectResult('announcement/AnnouncementNotPosted', { failure: Failure }),
  /** The response was lost, so the server may have posted the announcement. */
  'announcement/AnnouncementOutcomeUnknown': effectResult('announcement/AnnouncementOutcomeUnknown', {}),
} as const

type Codecs = typeof announceFormMessages
export type AnnounceFormMessage = t.TypeOf<Codecs[keyof Codecs]>
