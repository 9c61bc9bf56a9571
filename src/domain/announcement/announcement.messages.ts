import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Announcement, AnnouncementAction } from './announcement'

export const announcementMessages = {
  /** The screen shows a group. Requests the first page of the group's announcements. */
  'announcement/ShowAnnouncements': message('announcement/ShowAnnouncements', { gid: Gid }),
  'announcement/LoadMoreAnnouncements': message('announcement/LoadMoreAnnouncements', { gid: Gid }),
  'announcement/RetryAnnouncements': message('announcement/RetryAnnouncements', { gid: Gid }),
  /** The member pressed a button. `actId` is new for each press. */
  'announcement/PerformAnnouncementAction': message('announcement/PerformAnnouncementAction', {
    actId: ClientId,
    act: AnnouncementAction,
  }),

  'announcement/AnnouncementsLoaded': effectResult('announcement/AnnouncementsLoaded', {
    gid: Gid,
    page: t.number,
    size: t.number,
    announcements: t.readonlyArray(Announcement),
  }),
  'announcement/AnnouncementsNotLoaded': effectResult('announcement/AnnouncementsNotLoaded', {
    gid: Gid,
    failure: Failure,
  }),
  'announcement/AnnouncementActionDone': effectResult('announcement/AnnouncementActionDone', {
    actId: ClientId,
    act: AnnouncementAction,
  }),
  'announcement/AnnouncementActionFailed': effectResult('announcement/AnnouncementActionFailed', {
    actId: ClientId,
    act: AnnouncementAction,
    failure: Failure,
  }),
  'announcement/AnnouncementsChanged': message('announcement/AnnouncementsChanged', { gid: Gid }),
} as const

type Codecs = typeof announcementMessages
export type AnnouncementMessage = t.TypeOf<Codecs[keyof Codecs]>
