import type { ReactNode } from 'react'
import type { Group } from '../../../../domain/group'
import { GroupCard } from './GroupCard'
import styles from './trending-list.module.css'

interface GroupCardsProps {
  readonly of: readonly Group[]
  /** Whether the first card gets a row of its own. */
  readonly isFirstWide?: boolean
}

export function GroupCards({ of, isFirstWide = false }: GroupCardsProps): ReactNode {
  return (
    <div className={styles['grid']}>
      {of.map((group, at) => (
        <GroupCard key={group.gid} of={group} isWide={isFirstWide && at === 0} />
      ))}
    </div>
  )
}
