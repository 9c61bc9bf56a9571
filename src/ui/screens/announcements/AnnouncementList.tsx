import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement, LiveRoom } from '../../../domain/announcement'
import type { Loadable, More } from '../../components/feedback/loadable'
import { EmptyState, FailedPart, FailedState } from '../../components/feedback/StateView'
import { Bone, Skeleton } from '../../components/feedback/Skeleton'
import styles from './announcement-list.module.css'
import { EndMark } from './EndMark'
import { RoomCard } from './RoomCard'

export interface AnnouncementListProps {
  /** The group's room, while it has not ended. */
  readonly room: LiveRoom | null
  readonly announcements: Loadable<readonly Announcement[]>
  readonly more: More
  readonly onMore: () => void
  readonly draw: (announcement: Announcement) => ReactNode
  /** What editors can do here. */
  readonly actions?: ReactNode
}

/** What is new in a group (R1-088): its room, and what was announced. */
export function AnnouncementList({ room, announcements, more, onMore, draw, actions }: AnnouncementListProps): ReactNode {
  return (
    <>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {room !== null && <div className={styles['room']}><RoomCard room={room} /></div>}
      <Announced announcements={announcements} more={more} onMore={onMore} draw={draw} />
    </>
  )
}

function Announced({ announcements, more, onMore, draw }: Pick<AnnouncementListProps, 'announcements' | 'more' | 'onMore' | 'draw'>): ReactNode {
  const { t } = useTranslation()
  if (announcements.status === 'loading') return <Waiting />
  if (announcements.status === 'failed') {
    return <FailedState kind="plain" title={t('announce.failedTitle')} text={t('announce.failed')} onRetry={announcements.onRetry} />
  }
  const { value } = announcements
  if (value.length === 0) return <EmptyState icon={Megaphone} heading="h3" title={t('announce.none')} text={t('announce.noneText')} />
  return (
    <>
      <ul aria-label={t('announce.title')}>{value.map((one) => <li key={one.id}>{draw(one)}</li>)}</ul>
      {more === 'more' && <EndMark key={value.length} onReached={onMore} />}
      <div className={styles['more']}>
        {more === 'failed' && <FailedPart text={t('announce.moreFailed')} onRetry={onMore} />}
        {more === 'loading' && <Skeleton><Bone width={160} /></Skeleton>}
      </div>
    </>
  )
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      {[200, 120, 170].map((width) => (
        <div key={width} className={styles['bones']}>
          <div className={styles['boneHead']}><Bone width={32} height={32} shape="circle" /><Bone width={110} /></div>
          <Bone width={260} />
          <Bone width={width} />
        </div>
      ))}
    </Skeleton>
  )
}
