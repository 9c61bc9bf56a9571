import * as t from 'io-ts'
import { Mention } from '../chat'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { AnnouncedVideo } from './announcement'

/** Commands and facts of writing an announcement, in one tab. */
export const announceFormMessages = {
  OpenAnnounceForm: message('OpenAnnounceForm', { gid: Gid }),
  WriteAnnouncement: message('WriteAnnouncement', { text: t.string }),
  /** Somebody was chosen while the text was written: it stands in it as `@name`. */
  MentionInAnnouncement: message('MentionInAnnouncement', { text: t.string, mention: Mention }),
  /** These were uploaded: pictures stand in the order in which they came. */
  AddAnnouncedPicture: message('AddAnnouncedPicture', { gid: Gid, url: Address }),
  RemoveAnnouncedPicture: message('RemoveAnnouncedPicture', { url: Address }),
  SetAnnouncedVideo: message('SetAnnouncedVideo', { gid: Gid, video: t.union([AnnouncedVideo, t.null]) }),
  PostAnnouncement: message('PostAnnouncement', {}),
  /** Out of sight; what was written is there when the form is opened again. */
  CloseAnnounceForm: message('CloseAnnounceForm', {}),
  AnnouncementPosted: effectResult('AnnouncementPosted', {}),
  AnnouncementNotPosted: effectResult('AnnouncementNotPosted', { failure: Failure }),
  /** Nobody can tell whether it was posted: its answer was lost. */
  AnnouncementOutcomeUnknown: effectResult('AnnouncementOutcomeUnknown', {}),
} as const

type Codecs = typeof announceFormMessages
export type AnnounceFormMessage = t.TypeOf<Codecs[keyof Codecs]>
