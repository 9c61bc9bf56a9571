import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loadable, More } from '../../components/feedback/loadable'
import { Bone, Skeleton } from '../../components/feedback/Skeleton'
import { FailedPart } from '../../components/feedback/StateView'
import { MemberRows, MembersSkeleton, type MemberItem } from './MemberRows'
import { EndMark } from '../announcements/EndMark'
import styles from './member-lists.module.css'

export interface GroupMembers {
  readonly staff: readonly MemberItem[]
  readonly members: readonly MemberItem[]
  /** How many there are in all, loaded or not. */
  readonly staffCount: number
  readonly othersCount: number
}

export interface MemberListsProps {
  readonly members: Loadable<GroupMembers>
  readonly more: More
  readonly onLoadMore: () => void
  /** In which the list scrolls. */
  readonly scroller: RefObject<HTMLElement | null>
}

export function MemberLists({ members, more, onLoadMore, scroller }: MemberListsProps): ReactNode {
  const { t } = useTranslation()
  if (members.status === 'loading') return <MembersSkeleton />
  if (members.status === 'failed') return <FailedPart text={t('group.membersFailed')} onRetry={members.onRetry} />
  const { staff, staffCount, othersCount } = members.value
  return (
    <>
      {staff.length > 0 && <MemberRows title={t('group.staff')} count={staffCount} members={staff} />}
      <MemberRows title={t('group.members')} count={othersCount} members={members.value.members} scroller={scroller} />
      {more === 'more' && <EndMark key={members.value.members.length + staff.length} onReached={onLoadMore} />}
      {members.value.members.length === 0 && more === 'none' && <p className={styles['empty']}>{t('group.membersEmpty')}</p>}
      <div className={styles['more']}>
        {more === 'failed' && <FailedPart text={t('group.moreMembersFailed')} onRetry={onLoadMore} />}
        {more === 'loading' && <Skeleton><Bone width={160} /></Skeleton>}
      </div>
    </>
  )
}
