import type { ReactNode } from 'react'
import type { ContentOf, NoticeItem } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import styles from './card.module.css'
import { GroupLink } from './GroupLink'
import type { BodyProps, Kind } from './kind'
import { NoticeButton } from './NoticeButton'
import { OwnPicture } from './OwnPicture'
import { SpaceBox } from './SpaceBox'

function Item({ item: { text, image, space, group, button }, tabIndex }: { readonly item: NoticeItem, readonly tabIndex: 0 | -1 }): ReactNode {
  return (
    <span className={styles['item']}>
      <OwnPicture url={image} />
      {text !== '' && <MessageText text={text} />}
      {space !== null && <SpaceBox space={space} tabIndex={tabIndex} />}
      {group !== null && <GroupLink group={group} tabIndex={tabIndex} />}
      {button !== null && <NoticeButton {...button} tabIndex={tabIndex} />}
    </span>
  )
}

/** content_system of spec 1 §3: one item under the other. */
export function NoticeItems({ items, tabIndex }: { readonly items: readonly NoticeItem[], readonly tabIndex: 0 | -1 }): ReactNode {
  return items.map((item, at) => <Item key={at} item={item} tabIndex={tabIndex} />)
}

/** systemNotification of spec 1 §3. */
function NotificationBody({ content, tabIndex }: BodyProps<ContentOf<'notification'>>): ReactNode {
  return <NoticeItems items={content.items} tabIndex={tabIndex} />
}

export const notification: Kind<ContentOf<'notification'>> = { frame: 'card', Body: NotificationBody }
