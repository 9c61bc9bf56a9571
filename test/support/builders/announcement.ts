import type { Announcement, LiveRoom } from '../../../src/domain/announcement'
import { NOON } from './instant'
import { ben, sender } from './person'

export const announcementOf = (id: string, with_: Partial<Announcement> = {}): Announcement => ({
  id,
  pinned: false,
  text: `Announcement ${id}`,
  pictures: [],
  video: null,
  mentions: [],
  topics: [],
  room: null,
  createdAt: NOON,
  author: sender(ben),
  comments: [],
  isRead: false,
  readBy: 0,
  ...with_,
})

/** Announcements with the ids `n1`, `n2` and so on. */
export const announcementsFrom = (first: number, count: number): readonly Announcement[] =>
  Array.from({ length: count }, (_, i) => announcementOf(`n${first + i}`))

export const roomOf = (with_: Partial<LiveRoom> = {}): LiveRoom => ({
  channelId: 'room-1',
  gid: null,
  title: 'Open square',
  status: 'started',
  startsAt: null,
  hosts: [sender(ben)],
  speakers: [],
  audience: 12,
  ...with_,
})
