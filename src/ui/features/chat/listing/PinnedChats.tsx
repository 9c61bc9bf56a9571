import { memo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ConversationAvatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { PersonName } from '../../../components/avatar/PersonName'
import { UnreadBadge } from '../../../components/feedback/UnreadBadge'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { lazyModule } from '../../../components/lazy-module'
import { useRovingTabIndex } from '../../../components/layout/use-roving-tabindex'
import type { ConversationItem } from './conversation'
import styles from './pinned-chats.module.css'
import type { ConversationMenuAction } from './use-conversation-actions'
import { useLongPress } from '../../../components/form/use-long-press'

const c = classNames(styles)
const menu = lazyModule(() => import('./ConversationMenu'))

interface PinnedChatsProps {
  readonly items: readonly ConversationItem[]
  readonly selectedId?: string | undefined
  readonly actionsOf?: ((id: string) => readonly ConversationMenuAction[]) | undefined
}

/** The strip of pinned chats above the list. Without pins there is no strip (R1-097). */
export const PinnedChats = memo(function PinnedChats({ items, selectedId, actionsOf }: PinnedChatsProps): ReactNode {
  const { t } = useTranslation()
  const pinned = items.filter((item) => item.pinned)
  const roving = useRovingTabIndex(
    pinned.map(({ id }) => id),
    selectedId,
    'row',
  )
  if (pinned.length === 0) return null
  return (
    <ul className={c('strip')} aria-label={t('messages.pinnedChats')} {...roving.listProps}>
      {pinned.map((item) => (
        <li key={item.id} className={c('item')}>
          <PinnedChat
            item={item}
            selected={item.id === selectedId}
            tabIndex={roving.tabIndex(item.id)}
            actionsOf={item.hasActions ? actionsOf : undefined}
          />
        </li>
      ))}
    </ul>
  )
})

interface PinnedChatProps extends Pick<PinnedChatsProps, 'actionsOf'> {
  readonly item: ConversationItem
  readonly selected: boolean
  readonly tabIndex: 0 | -1
}

/** A pinned chat, with the menu that a row of the list has. */
function PinnedChat({
  item: { id, href, face, unread, markedUnread, muted, isLive },
  selected,
  tabIndex,
  actionsOf,
}: PinnedChatProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const part = menu.useModule(isOpen)
  const open = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault()
    setIsOpen(true)
  }
  const press = useLongPress(() => setIsOpen(true), isMobile && actionsOf !== undefined)
  return (
    <div
      ref={setAnchor}
      role="presentation"
      onContextMenu={actionsOf && open}
      onKeyDown={(event) => {
        if (actionsOf !== undefined && (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)))
          open(event)
      }}
      {...press}
    >
      <Link
        to={href}
        className={c('chat')}
        aria-current={selected ? 'page' : undefined}
        tabIndex={tabIndex}
        data-roving={id}
      >
        <span className={c('face')}>
          <span className={c('ring', isLive === true && 'live')}>
            <ConversationAvatar face={face} size={48} />
          </span>
          {isLive === true && <span className="sr">{t('discover.live')}</span>}
          <span className={c('badge')}>
            <UnreadBadge count={unread} muted={muted} marked={markedUnread} />
          </span>
        </span>
        <span className={c('name')}>
          <PersonName name={face.name} />
        </span>
      </Link>
      {part && (
        <part.ConversationMenu
          id={id}
          name={face.name}
          actions={actionsOf?.(id) ?? []}
          isSheet={isMobile}
          anchor={anchor}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
