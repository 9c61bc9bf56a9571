import * as t from 'io-ts'
import { contents, type NoticeItem } from '../../domain/chat'
import { itemFrom, ItemFields, itemOut } from './content/notification'
import { readAll } from './content/parts'
import type { PictureHosts } from './fields'

/** content_system of spec 1 §3; an item of no known shape is left out. */
export const noticeItemsFrom = (hosts: PictureHosts): t.Type<readonly NoticeItem[], unknown, unknown> => {
  const itemOf = itemFrom(hosts)
  return new t.Type<readonly NoticeItem[], unknown, unknown>('content_system', contents.notification.type.props.items.is,
    (u) => t.success(readAll(ItemFields, u).map(itemOf)), (items) => items.map(itemOut))
}
