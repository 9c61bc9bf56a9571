import * as t from 'io-ts'
import type { News } from '../../domain/notification'
import { readAs } from './content/parts'
import type { PictureHosts } from './fields'
import { AccessRequestWire, noticeFrom } from './notification-calls'

/** Not printed: the lists are read, and no frame is named that says when. What has come in is told as a row of its list. */
export const NOTIFICATION_EVENT = 'loop_notification'

/** `null` for what is no row of either list. */
export const newsIn = (hosts: PictureHosts) => (data: unknown): News | null => {
  const request = readAs(AccessRequestWire, data)
  if (request !== null) return { of: 'request', request }
  const notice = readAs(noticeFrom(hosts), data)
  return notice === null ? null : { of: 'notice', notice }
}

export const newsOut = (news: News): Readonly<Record<string, unknown>> => {
  const out = news.of === 'notice' ? noticeFrom([]).encode(news.notice) : AccessRequestWire.encode(news.request)
  return t.UnknownRecord.is(out) ? out : {}
}
