import * as t from 'io-ts'
import { contents, type NoticeItem } from '../../../domain/chat'
import type { PictureHosts } from '../fields'
import { bodyOf, contentWire, TYPE } from './body'
import { GroupCardWire, readAll, readAs, readOwnImage, readText, SpaceWire } from './parts'

const ButtonFields = t.type({ link: t.string, link_text: t.string })
export const ItemFields = t.partial({ text: t.unknown, image: t.unknown, space: t.unknown, group: t.unknown, button: t.unknown })

export const itemFrom = (hosts: PictureHosts) => ({ text, image, space, group, button }: t.TypeOf<typeof ItemFields>): NoticeItem => {
  const leads = readAs(ButtonFields, button)
  return {
    text: readText(text), image: readOwnImage(image, hosts), space: readAs(SpaceWire, space), group: readAs(GroupCardWire, group),
    button: leads === null ? null : { link: readText(leads.link), words: readText(leads.link_text) },
  }
}

export const itemOut = ({ text, image, space, group, button }: NoticeItem) => ({
  text, image, space: space && SpaceWire.encode(space), group: group && GroupCardWire.encode(group),
  button: button && { link: button.link, link_text: button.words },
})

/** systemNotification of spec 1 §3. */
export const notificationWire = contentWire({
  codec: contents.notification, type: TYPE.notification,
  read: ({ msg, ext }, hosts) => {
    const itemOf = itemFrom(hosts)
    const items = readAll(ItemFields, ext['content_system']).map(itemOf)
    return { kind: 'notification', items: items.length > 0 ? items : [itemOf({ text: msg })] }
  },
  write: ({ items }) => bodyOf(TYPE.notification, items[0]?.text ?? '', { ext: { content_system: items.map(itemOut) } }),
})
