import { Gift, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { targetOf } from '../../../domain/join'
import { groupAvatarData, verificationOf } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useJoin } from '../join/use-join'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { Icon } from '../../components/layout/Icon'
import { VerifiedBadge } from '../../components/avatar/VerifiedBadge'
import { useFormat } from '../../format/use-format'
import { GroupName } from '../group/discover/GroupName'
import { JoinAction } from '../join/JoinAction'
import styles from './search-result-list.module.css'

interface GroupResultProps {
  readonly group: Group
  /** The icon of a private group. The default is a lock. */
  readonly mark?: LucideIcon | undefined
}

/**
 * A group in the search results. A press opens the group for its members and starts joining for other people (R1-075).
 */
export function GroupResult({ group, mark }: GroupResultProps): ReactNode {
  const { t } = useTranslation()
  const join = useJoin()
  const format = useFormat()
  const verified = verificationOf(group)
  const inside = (
    <>
      <GroupAvatar group={groupAvatarData(group)} size={48} />
      <span className={styles['lines']}>
        <span className={styles['name']}>
          <GroupName of={group} mark={mark} />
          {verified !== undefined && <VerifiedBadge type={verified} />}
        </span>
        <span className={styles['details']}>
          <span>{t('discover.members', { count: group.memberCount, shown: format.number(group.memberCount) })}</span>
          <span>{t('find.id', { id: group.gid })}</span>
          {group.rewards !== '0' && <Rewards amount={Number(group.rewards)} />}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles['row']}>
      {group.isMember ? (
        <Link to={paths.group(group.gid)} className={styles['title']}>
          {inside}
        </Link>
      ) : (
        <button type="button" className={styles['title']} onClick={() => join(targetOf(group))}>
          {inside}
        </button>
      )}
      <JoinAction group={group} size={30} kind="outline" />
    </li>
  )
}

function Rewards({ amount }: { readonly amount: number }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={styles['rewards']} title={t('find.given', { shown: format.number(amount) })}>
      <Icon of={Gift} size={14} />
      <span aria-hidden="true">{format.compact(amount)}</span>
      <span className="sr">{t('find.given', { shown: format.number(amount) })}</span>
    </span>
  )
}
