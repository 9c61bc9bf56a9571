import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, Gid } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { Announcement, AnnouncementAct } from './announcement'

/** Commands and facts that the account log carries for this area. */
export const announcementMessages = {
  /** A group is shown: its first page is read, and again whenever it is shown again. */
  ShowAnnouncements: message('ShowAnnouncements', { gid: Gid }),
  LoadMoreAnnouncements: message('LoadMoreAnnouncements', { gid: Gid }),
  RetryAnnouncements: message('RetryAnnouncements', { gid: Gid }),
  /** `actId` is new with each press. */
  ActOnAnnouncement: message('ActOnAnnouncement', { actId: ClientId, act: AnnouncementAct }),

  AnnouncementsLoaded: answer('AnnouncementsLoaded', {
    gid: Gid, page: t.number, size: t.number, announcements: t.readonlyArray(Announcement) }),
  AnnouncementsNotLoaded: answer('AnnouncementsNotLoaded', { gid: Gid, failure: Failure }),
  AnnouncementActDone: answer('AnnouncementActDone', { actId: ClientId, act: AnnouncementAct }),
  AnnouncementActNotDone: answer('AnnouncementActNotDone', { actId: ClientId, act: AnnouncementAct, failure: Failure }),
  /** Somebody announced, or an announcement is not what it was. */
  AnnouncementsChanged: message('AnnouncementsChanged', { gid: Gid }),
} as const

type Codecs = typeof announcementMessages
export type AnnouncementMessage = t.TypeOf<Codecs[keyof Codecs]>
