import * as t from 'io-ts'
import { contents, type NoticeItem } from '../../../domain/chat'
import { parseNotificationItem, NotificationItemFields, encodeNotificationItem } from '../content/notification'
import { decodeAll } from '../content/content-fields'
import type { ImageHosts } from '../codecs/fields'

/** The items of `content_system` (spec 1 §3). The codec drops invalid items. */
export const parseNotificationItems = (hosts: ImageHosts): t.Type<readonly NoticeItem[], unknown, unknown> => {
  const itemOf = parseNotificationItem(hosts)
  return new t.Type<readonly NoticeItem[], unknown, unknown>(
    'content_system',
    contents.notification.type.props.items.is,
    (u) => t.success(decodeAll(NotificationItemFields, u).map(itemOf)),
    (items) => items.map(encodeNotificationItem),
  )
}
