import type { ReactNode } from 'react'
import type { Xid } from '../../../domain/kernel/ids'
import { progressOf } from '../../../domain/levels'
import styles from './levels.module.css'
import { LevelRing } from './LevelRing'
import { useUserLevel } from './use-user-level'

/**
 * A ring around the avatar of a profile. The ring is decorative, because the panel below gives the progress as text.
 */
export function ProfileLevelRing({ xid }: { readonly xid: Xid }): ReactNode {
  const standing = useUserLevel(xid).detail.items[0]?.standing
  return standing === undefined || standing.level === 0 ? null : (
    <span className={styles['round']}>
      <LevelRing share={progressOf(standing)} size={106} width={4} />
    </span>
  )
}
