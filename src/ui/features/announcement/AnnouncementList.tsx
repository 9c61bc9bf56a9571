import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement, LiveRoom } from '../../../domain/announcement'
import type { Loadable, ListEndState } from '../../components/feedback/loadable'
import { EmptyState, FailedState, InlineFailure } from '../../components/feedback/StateView'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import styles from './announcement-list.module.css'
import { ListEnd } from './ListEnd'
import { RoomCard } from './RoomCard'

export interface AnnouncementListProps {
  /** The group's room, until the room has ended. */
  readonly room: LiveRoom | null
  readonly announcements: Loadable<readonly Announcement[]>
  readonly more: ListEndState
  readonly onMore: () => void
  readonly draw: (announcement: Announcement) => ReactNode
  /** The actions that only editors have. */
  readonly actions?: ReactNode
}

/** A group's live or scheduled room, and the group's announcements (R1-088). */
export function AnnouncementList({
  room,
  announcements,
  more,
  onMore,
  draw,
  actions,
}: AnnouncementListProps): ReactNode {
  return (
    <>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {room !== null && (
        <div className={styles['room']}>
          <RoomCard room={room} />
        </div>
      )}
      <Announced announcements={announcements} more={more} onMore={onMore} draw={draw} />
    </>
  )
}

function Announced({
  announcements,
  more,
  onMore,
  draw,
}: Pick<AnnouncementListProps, 'announcements' | 'more' | 'onMore' | 'draw'>): ReactNode {
  const { t } = useTranslation()
  if (announcements.status === 'loading') return <Waiting />
  if (announcements.status === 'failed') {
    return (
      <FailedState
        kind="plain"
        title={t('announce.failedTitle')}
        text={t('announce.failed')}
        onRetry={announcements.onRetry}
      />
    )
  }
  const { value } = announcements
  if (value.length === 0)
    return <EmptyState icon={Megaphone} heading="h3" title={t('announce.none')} text={t('announce.noneText')} />
  return (
    <>
      <ul aria-label={t('announce.title')}>
        {value.map((announcement) => (
          <li key={announcement.id}>{draw(announcement)}</li>
        ))}
      </ul>
      {more === 'more' && <ListEnd key={value.length} onReached={onMore} />}
      <div className={styles['more']}>
        {more === 'failed' && <InlineFailure text={t('announce.moreFailed')} onRetry={onMore} />}
        {more === 'loading' && (
          <Skeleton>
            <SkeletonBlock width={160} />
          </Skeleton>
        )}
      </div>
    </>
  )
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      {[200, 120, 170].map((width) => (
        <div key={width} className={styles['skeleton']}>
          <div className={styles['skeletonHeader']}>
            <SkeletonBlock width={32} height={32} shape="circle" />
            <SkeletonBlock width={110} />
          </div>
          <SkeletonBlock width={260} />
          <SkeletonBlock width={width} />
        </div>
      ))}
    </Skeleton>
  )
}
