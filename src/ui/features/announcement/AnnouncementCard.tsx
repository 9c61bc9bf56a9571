import { CheckCheck, Ellipsis, FileText, Flag, Pin, PinOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement, AnnouncementOption, Comment } from '../../../domain/announcement'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { Menu } from '../../components/overlay/Menu'
import type { MenuEntry } from '../../components/overlay/menu-entries'
import { PersonButton } from '../../components/avatar/PersonButton'
import { PersonName } from '../../components/avatar/PersonName'
import { useFormat } from '../../format/use-format'
import { MessageText } from '../chat/message/MessageText'
import styles from './announcement-card.module.css'
import { Comments } from './Comments'
import { AnnouncementMedia } from './AnnouncementMedia'
import { RoomCard } from './RoomCard'
import { useMarkAnnouncementsSeen } from './use-mark-seen'

const c = classNames(styles)

export interface AnnouncementCardProps {
  readonly announcement: Announcement
  readonly me: string | null
  readonly now: number
  readonly mayReact: boolean
  readonly options: readonly AnnouncementOption[]
  readonly onOption: (option: AnnouncementOption) => void
  readonly onReact: (comment: Pick<Comment, 'memeId' | 'emoji'>, on: boolean) => void
  readonly onPick: (anchor: HTMLElement) => void
  readonly onView: (at: number) => void
  readonly onSeen: () => void
  readonly onCopyRoomId?: ((id: string) => void) | undefined
}

/** An announcement (R1-090): author and time, text, media or room, reactions and read count. */
export function AnnouncementCard(props: AnnouncementCardProps): ReactNode {
  const { announcement, me, mayReact, onReact, onPick, onView, onSeen, onCopyRoomId } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { author, text, mentions, room, comments, readBy, isRead } = announcement
  const foot = useMarkAnnouncementsSeen<HTMLDivElement>(!isRead && mayReact, onSeen)
  return (
    <article
      className={c('card')}
      aria-label={author === null ? t('announce.unnamed') : t('announce.by', { name: author.name })}
    >
      <Head {...props} />
      {text !== '' && (
        <div className={c('text')} dir="auto">
          <MessageText text={text} mentions={mentions} me={me} />
        </div>
      )}
      <AnnouncementMedia announcement={announcement} onView={onView} />
      {room !== null && <RoomCard room={room} onCopyId={onCopyRoomId} />}
      <div ref={foot} className={c('foot')}>
        <Comments comments={comments} me={me} mayReact={mayReact} onReact={onReact} onPick={onPick} />
        {readBy > 0 && (
          <span className={c('read')}>
            <Icon of={CheckCheck} size={14} />
            {t('announce.readBy', { count: readBy, shown: format.number(readBy) })}
          </span>
        )}
      </div>
    </article>
  )
}

const ICONS = { recap: FileText, report: Flag, pin: Pin, remove: Trash2 } as const

function Head({
  announcement: { author, createdAt, pinned, isRead },
  now,
  mayReact,
  options,
  onOption,
}: AnnouncementCardProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const words = {
    recap: t('announce.recap'),
    report: t('acts.report'),
    pin: t(pinned ? 'acts.unpin' : 'acts.pin'),
    remove: t('acts.delete'),
  } as const
  const entries = options.map((option): MenuEntry => ({
    kind: 'item',
    label: words[option],
    icon: option === 'pin' && pinned ? PinOff : ICONS[option],
    danger: option === 'remove' || option === 'report',
    onSelect: () => onOption(option),
  }))
  return (
    <header className={c('head')}>
      {author !== null && (
        <PersonButton person={personAvatarData(author)}>
          <Avatar person={personAvatarData(author)} size={32} />
        </PersonButton>
      )}
      <div className={c('names')}>
        <span className={c('name')}>
          <PersonName name={author?.name ?? t('announce.unnamed')} />
        </span>
        <span className={c('when')}>
          {createdAt !== null && <time dateTime={format.stamp(createdAt)}>{format.dayAndTime(createdAt, now)}</time>}
          {pinned && (
            <span className={c('pinned')}>
              <Icon of={Pin} size={14} />
              {t('announce.pinned')}
            </span>
          )}
        </span>
      </div>
      {!isRead && mayReact && <span className={c('new')}>{t('announce.unread')}</span>}
      {entries.length > 0 && (
        <Menu className={c('more')} aria-label={t('announce.menu')} title={t('announce.menu')} entries={entries}>
          <Icon of={Ellipsis} size={20} />
        </Menu>
      )}
    </header>
  )
}
