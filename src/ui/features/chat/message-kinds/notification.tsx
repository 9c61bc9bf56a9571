import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf, NoticeItem } from '../../../../domain/chat'
import { MessageText } from '../message/MessageText'
import { systemText } from '../content-text'
import styles from './parts/card.module.css'
import { GroupLink } from './parts/GroupLink'
import type { BodyProps, MessageKindView } from './message-kind'
import { NotificationLinkButton } from './parts/NotificationLinkButton'
import { ProductImageView } from './parts/ProductImage'
import { SpaceMessageCard } from './parts/SpaceMessageCard'

function Item({ item, tabIndex }: { readonly item: NoticeItem; readonly tabIndex: 0 | -1 }): ReactNode {
  const { t } = useTranslation()
  const { image, space, group, button } = item
  const text = systemText(item, t)
  return (
    <span className={styles['item']}>
      <ProductImageView url={image} />
      {text !== '' && <MessageText text={text} />}
      {space !== null && <SpaceMessageCard space={space} tabIndex={tabIndex} />}
      {group !== null && <GroupLink group={group} tabIndex={tabIndex} />}
      {button !== null && <NotificationLinkButton {...button} tabIndex={tabIndex} />}
    </span>
  )
}

/** The items of `content_system` (spec 1 §3), in a column. */
export function NotificationItems({
  items,
  tabIndex,
}: {
  readonly items: readonly NoticeItem[]
  readonly tabIndex: 0 | -1
}): ReactNode {
  return items.map((item, at) => <Item key={at} item={item} tabIndex={tabIndex} />)
}

/** A systemNotification of spec 1 §3. */
function NotificationBody({ content, tabIndex }: BodyProps<ContentOf<'notification'>>): ReactNode {
  return <NotificationItems items={content.items} tabIndex={tabIndex} />
}

export const notification: MessageKindView<ContentOf<'notification'>> = { frame: 'card', Body: NotificationBody }
