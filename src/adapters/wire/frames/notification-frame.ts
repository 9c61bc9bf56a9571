import * as t from 'io-ts'
import type { News } from '../../../domain/notification'
import { decodeOrNull } from '../content/content-fields'
import type { ImageHosts } from '../codecs/fields'
import { AccessRequestWire, parseNotification } from '../calls/notification-calls'

/**
 * Not printed: the lists are read, and no frame is named that says when. What has come in is told as a row of its list.
 */
export const NOTIFICATION_EVENT = 'loop_notification'

/** `null` for what is no row of either list. */
export const parseNotificationFrame =
  (hosts: ImageHosts) =>
  (data: unknown): News | null => {
    const request = decodeOrNull(AccessRequestWire, data)
    if (request !== null) return { of: 'request', request }
    const notice = decodeOrNull(parseNotification(hosts), data)
    return notice === null ? null : { of: 'notice', notice }
  }

export const encodeNotificationFrame = (news: News): Readonly<Record<string, unknown>> => {
  const out = news.of === 'notice' ? parseNotification([]).encode(news.notice) : AccessRequestWire.encode(news.request)
  return t.UnknownRecord.is(out) ? out : {}
}
