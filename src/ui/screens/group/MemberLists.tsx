import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button'
import type { Loadable, More } from '../../components/loadable'
import { FailedPart } from '../../components/StateView'
import { MemberRows, MembersSkeleton, type MemberItem } from './MemberRows'
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
}

export function MemberLists({ members, more, onLoadMore }: MemberListsProps): ReactNode {
  const { t } = useTranslation()
  if (members.status === 'loading') return <MembersSkeleton />
  if (members.status === 'failed') return <FailedPart text={t('group.membersFailed')} onRetry={members.onRetry} />
  const { staff, staffCount, othersCount } = members.value
  return (
    <>
      {staff.length > 0 && <MemberRows title={t('group.staff')} count={staffCount} members={staff} />}
      <MemberRows title={t('group.members')} count={othersCount} members={members.value.members} />
      {members.value.members.length === 0 && more === 'none' && <p className={styles['empty']}>{t('group.membersEmpty')}</p>}
      <div className={styles['more']}>
        {more === 'failed' ? (
          <FailedPart text={t('group.moreMembersFailed')} onRetry={onLoadMore} />
        ) : (
          more !== 'none' && <Button size={30} busy={more === 'loading'} onClick={onLoadMore}>{t('action.loadMore')}</Button>
        )}
      </div>
    </>
  )
}
