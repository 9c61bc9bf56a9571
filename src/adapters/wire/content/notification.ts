import * as t from 'io-ts'
import { contents, type NoticeItem } from '../../../domain/chat'
import type { ImageHosts } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { parseSystemEvent } from './system-event'
import { GroupCardWire, decodeAll, decodeOrNull, parseProductImage, parseText, SpaceWire } from './content-fields'

const ButtonFields = t.type({ link: t.string, link_text: t.string })
export const NotificationItemFields = t.partial({
  text: t.unknown,
  event: t.unknown,
  image: t.unknown,
  space: t.unknown,
  group: t.unknown,
  button: t.unknown,
})

export const parseNotificationItem =
  (hosts: ImageHosts) =>
  ({ text, event, image, space, group, button }: t.TypeOf<typeof NotificationItemFields>): NoticeItem => {
    const leads = decodeOrNull(ButtonFields, button)
    return {
      text: parseText(text),
      event: parseSystemEvent(event),
      image: parseProductImage(image, hosts),
      space: decodeOrNull(SpaceWire, space),
      group: decodeOrNull(GroupCardWire, group),
      button: leads === null ? null : { link: parseText(leads.link), words: parseText(leads.link_text) },
    }
  }

export const encodeNotificationItem = ({ text, event, image, space, group, button }: NoticeItem) => ({
  text,
  event,
  image,
  space: space && SpaceWire.encode(space),
  group: group && GroupCardWire.encode(group),
  button: button && { link: button.link, link_text: button.words },
})

/** The `systemNotification` of spec 1 §3. */
export const notificationWire = contentWire({
  codec: contents.notification,
  type: TYPE.notification,
  read: ({ msg, ext }, hosts) => {
    const itemOf = parseNotificationItem(hosts)
    const items = decodeAll(NotificationItemFields, ext['content_system']).map(itemOf)
    return { kind: 'notification', items: items.length > 0 ? items : [itemOf({ text: msg })] }
  },
  write: ({ items }) =>
    bodyOf(TYPE.notification, items[0]?.text ?? '', { ext: { content_system: items.map(encodeNotificationItem) } }),
})
