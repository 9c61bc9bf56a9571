import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loadable, ListEndState } from '../../components/feedback/loadable'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { MemberRows, MembersSkeleton, type MemberItem } from './MemberRows'
import { ListEnd } from '../announcement/ListEnd'
import styles from './member-lists.module.css'

export interface GroupMembers {
  readonly staff: readonly MemberItem[]
  readonly members: readonly MemberItem[]
  /** The total counts of members, including members that are not loaded. */
  readonly staffCount: number
  readonly othersCount: number
}

export interface MemberListsProps {
  readonly members: Loadable<GroupMembers>
  readonly more: ListEndState
  readonly onLoadMore: () => void
  /** The scrolling element around the list. */
  readonly scroller: RefObject<HTMLElement | null>
}

export function MemberLists({ members, more, onLoadMore, scroller }: MemberListsProps): ReactNode {
  const { t } = useTranslation()
  if (members.status === 'loading') return <MembersSkeleton />
  if (members.status === 'failed') return <InlineFailure text={t('group.membersFailed')} onRetry={members.onRetry} />
  const { staff, staffCount, othersCount } = members.value
  return (
    <>
      {staff.length > 0 && <MemberRows title={t('group.staff')} count={staffCount} members={staff} />}
      <MemberRows title={t('group.members')} count={othersCount} members={members.value.members} scroller={scroller} />
      {more === 'more' && <ListEnd key={members.value.members.length + staff.length} onReached={onLoadMore} />}
      {members.value.members.length === 0 && more === 'none' && (
        <p className={styles['empty']}>{t('group.membersEmpty')}</p>
      )}
      <div className={styles['more']}>
        {more === 'failed' && <InlineFailure text={t('group.moreMembersFailed')} onRetry={onLoadMore} />}
        {more === 'loading' && (
          <Skeleton>
            <SkeletonBlock width={160} />
          </Skeleton>
        )}
      </div>
    </>
  )
}
