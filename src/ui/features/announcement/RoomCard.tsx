import { AudioLines, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRoomOpen, type LiveRoom } from '../../../domain/announcement'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { useFormat } from '../../format/use-format'
import { JoinSpace } from '../space/JoinSpace'
import styles from './room-card.module.css'

const c = classNames(styles)

/** The number of avatars on a card. Further people are only counted. */
const FACES = 4

export interface RoomCardProps {
  readonly room: LiveRoom
  /** Copies the channel id. Present only for members who may see the id (R1-093). */
  readonly onCopyId?: ((id: string) => void) | undefined
}

/** A dark card of a room, with a link to join while the room is live. */
export function RoomCard({ room, onCopyId }: RoomCardProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const people = [...room.hosts, ...room.speakers]
  const isLive = room.status === 'started'
  return (
    <div className={c('card', !isRoomOpen(room) && 'over')} data-theme="dark">
      <div className={c('line')}>
        <span className={c('status', isLive && 'live')}>
          <Icon of={AudioLines} size={14} />
          {t(`spaceStatus.${room.status}`)}
        </span>
        {isLive && (
          <span className={c('count')}>
            {t('live.listening', { count: room.audience, shown: format.number(room.audience) })}
          </span>
        )}
      </div>
      <p className={c('title')} dir="auto">
        {room.title === '' ? t('spaceStatus.untitled') : room.title}
      </p>
      <div className={c('faces')} aria-hidden="true">
        {people.slice(0, FACES).map((person) => (
          <span key={person.xid} className={c('face')}>
            <Avatar person={personAvatarData(person)} size={28} />
          </span>
        ))}
        {people.length > FACES && (
          <span className={c('more')}>{t('live.others', { count: people.length - FACES })}</span>
        )}
      </div>
      {onCopyId !== undefined && (
        <div className={c('id')}>
          <code>{room.channelId}</code>
          <IconButton
            icon={Copy}
            iconSize={16}
            label={t('announce.copyRoomId')}
            onClick={() => onCopyId(room.channelId)}
          />
        </div>
      )}
      {isLive && (
        <div>
          <JoinSpace channelId={room.channelId} size={30} />
        </div>
      )}
    </div>
  )
}
