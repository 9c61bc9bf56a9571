import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ConversationAvatar } from '../../components/Avatar'
import { classNames } from '../../components/class-names'
import { PersonName } from '../../components/PersonName'
import { UnreadBadge } from '../../components/UnreadBadge'
import { useRoving } from '../../components/use-roving'
import type { ConversationItem } from './conversation'
import styles from './pinned-chats.module.css'

const c = classNames(styles)

interface PinnedChatsProps {
  readonly items: readonly ConversationItem[]
  readonly selectedId?: string | undefined
}

/** The strip of pinned chats above the list; not there while none is pinned (R1-097). */
export const PinnedChats = memo(function PinnedChats({ items, selectedId }: PinnedChatsProps): ReactNode {
  const { t } = useTranslation()
  const pinned = items.filter((item) => item.pinned)
  const roving = useRoving(pinned.map(({ id }) => id), selectedId, 'row')
  if (pinned.length === 0) return null
  return (
    <ul className={c('strip')} aria-label={t('messages.pinnedChats')} {...roving.listProps}>
      {pinned.map(({ id, href, face, unread, muted }) => (
        <li key={id} className={c('item')}>
          <Link
            to={href}
            className={c('chat')}
            aria-current={id === selectedId ? 'page' : undefined}
            tabIndex={roving.tabIndex(id)}
            data-roving={id}
          >
            <span className={c('face')}>
              <ConversationAvatar face={face} size={48} />
              <span className={c('badge')}><UnreadBadge count={unread} muted={muted} /></span>
            </span>
            <span className={c('name')}><PersonName name={face.name} /></span>
          </Link>
        </li>
      ))}
    </ul>
  )
})
