import { AudioLines, ChevronDown, Headphones } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JoinedRoom, SpaceInfo } from '../../../../domain/space'
import { useNow } from '../../../app/app-context'
import { paths } from '../../../app/routing/paths'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { useFormat } from '../../../format/use-format'
import { countdownText, SECOND_MS } from '../countdown-text'
import { NetworkBadge } from '../media/NetworkBadge'
import styles from './room.module.css'

const c = classNames(styles)

interface RoomHeaderProps {
  readonly room: JoinedRoom
  readonly info: SpaceInfo
  /** Says that the room is recorded. On phones it replaces the line below the title. */
  readonly mark: ReactNode
  readonly tools: ReactNode
  readonly isOpen: boolean
  /** Opens the member list. Omitted for hosts, whose host controls already list the members. */
  readonly onPeople: (() => void) | undefined
}

export function RoomHeader({ room, info, mark, tools, isOpen, onPeople }: RoomHeaderProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(SECOND_MS)
  const isMobile = useIsMobile()
  const memberCount = (
    <>
      <Icon of={Headphones} size={14} />
      {format.number(room.count)}
    </>
  )
  const since = room.startsAt === null ? 0 : Math.max(0, Math.floor((now - room.startsAt) / SECOND_MS))
  return (
    <header className={c('head')}>
      {isMobile && (
        <Link
          className={c('down')}
          to={paths.group(info.group.gid)}
          aria-label={t('room.minimize')}
          title={t('room.minimize')}
        >
          <Icon of={ChevronDown} />
        </Link>
      )}
      <div className={c('names')}>
        <h1 dir="auto">{room.title === '' ? t('spaceStatus.untitled') : room.title}</h1>
        {isMobile && mark}
        {(!isMobile || room.recording === null) && (
          <p>
            <Link to={paths.group(info.group.gid)} dir="auto">
              {info.group.name}
            </Link>
            <span aria-hidden="true"> · </span>
            <span className={c('clock')}>{countdownText(since).clock}</span>
          </p>
        )}
      </div>
      {!isMobile && mark}
      <span className={c('live')}>
        <Icon of={AudioLines} size={14} />
        <span className={c('word')}>{t('room.live')}</span>
      </span>
      {onPeople === undefined ? (
        <span
          className={c('chip')}
          title={t('room.listening', { count: room.count, shown: format.number(room.count) })}
        >
          {memberCount}
        </span>
      ) : (
        <button
          type="button"
          className={c('chip', 'who')}
          title={t('room.who')}
          aria-pressed={isOpen}
          onClick={onPeople}
        >
          {memberCount}
          <span className="sr">{t('room.who')}</span>
        </button>
      )}
      <span className={c('network')}>
        <NetworkBadge xid={room.me} />
      </span>
      {tools}
    </header>
  )
}
