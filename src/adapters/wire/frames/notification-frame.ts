import * as t from 'io-ts'
import type { NotificationItem } from '../../../domain/notification'
import { decodeOrNull } from '../content/content-fields'
import type { ImageHosts } from '../codecs/fields'
import { AccessRequestWire, parseNotification } from '../calls/notification-calls'

/**
 * The specs print the notification lists, but no frame for a new notification. This product's own frame carries a new
 * row of one of the lists.
 */
export const NOTIFICATION_EVENT = 'loop_notification'

/** Returns `null` for data that is not a row of either list. */
export const parseNotificationFrame =
  (hosts: ImageHosts) =>
  (data: unknown): NotificationItem | null => {
    const request = decodeOrNull(AccessRequestWire, data)
    if (request !== null) return { of: 'request', request }
    const notice = decodeOrNull(parseNotification(hosts), data)
    return notice === null ? null : { of: 'notice', notice }
  }

export const encodeNotificationFrame = (news: NotificationItem): Readonly<Record<string, unknown>> => {
  const out = news.of === 'notice' ? parseNotification([]).encode(news.notice) : AccessRequestWire.encode(news.request)
  return t.UnknownRecord.is(out) ? out : {}
}
