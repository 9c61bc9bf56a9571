import * as t from 'io-ts'
import { Mention } from '../chat'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { AnnouncedVideo } from './announcement'

export const announceFormMessages = {
  OpenAnnounceForm: message('OpenAnnounceForm', { gid: Gid }),
  WriteAnnouncement: message('WriteAnnouncement', { text: t.string }),
  /** The member chose a mention while writing. `text` already contains `@name`. */
  MentionInAnnouncement: message('MentionInAnnouncement', { text: t.string, mention: Mention }),
  /** The upload of a picture or the video has finished. Pictures keep their order of arrival. */
  AddAnnouncedPicture: message('AddAnnouncedPicture', { gid: Gid, url: Address }),
  RemoveAnnouncedPicture: message('RemoveAnnouncedPicture', { url: Address }),
  SetAnnouncedVideo: message('SetAnnouncedVideo', { gid: Gid, video: t.union([AnnouncedVideo, t.null]) }),
  PostAnnouncement: message('PostAnnouncement', {}),
  /** Hides the form. The draft is kept. */
  CloseAnnounceForm: message('CloseAnnounceForm', {}),
  AnnouncementPosted: effectResult('AnnouncementPosted', {}),
  AnnouncementNotPosted: effectResult('AnnouncementNotPosted', { failure: Failure }),
  /** The response was lost, so the server may have posted the announcement. */
  AnnouncementOutcomeUnknown: effectResult('AnnouncementOutcomeUnknown', {}),
} as const

type Codecs = typeof announceFormMessages
export type AnnounceFormMessage = t.TypeOf<Codecs[keyof Codecs]>
