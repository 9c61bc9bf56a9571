import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Announcement, AnnouncementAction } from './announcement'

export const announcementMessages = {
  /** The screen shows a group. Requests the first page of the group's announcements. */
  ShowAnnouncements: message('ShowAnnouncements', { gid: Gid }),
  LoadMoreAnnouncements: message('LoadMoreAnnouncements', { gid: Gid }),
  RetryAnnouncements: message('RetryAnnouncements', { gid: Gid }),
  /** The member pressed a button. `actId` is new for each press. */
  ActOnAnnouncement: message('ActOnAnnouncement', { actId: ClientId, act: AnnouncementAction }),

  AnnouncementsLoaded: effectResult('AnnouncementsLoaded', {
    gid: Gid,
    page: t.number,
    size: t.number,
    announcements: t.readonlyArray(Announcement),
  }),
  AnnouncementsNotLoaded: effectResult('AnnouncementsNotLoaded', { gid: Gid, failure: Failure }),
  AnnouncementActDone: effectResult('AnnouncementActDone', { actId: ClientId, act: AnnouncementAction }),
  AnnouncementActNotDone: effectResult('AnnouncementActNotDone', {
    actId: ClientId,
    act: AnnouncementAction,
    failure: Failure,
  }),
  AnnouncementsChanged: message('AnnouncementsChanged', { gid: Gid }),
} as const

type Codecs = typeof announcementMessages
export type AnnouncementMessage = t.TypeOf<Codecs[keyof Codecs]>
