import type { ReactNode } from 'react'
import { Bone, Skeleton } from '../../components/feedback/Skeleton'
import styles from './profile-skeleton.module.css'

/** The boxes of a profile's head, in their real sizes. */
export function ProfileSkeleton(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['banner']} />
      <div className={styles['about']}>
        <span className={styles['face']}><Bone width={96} height={96} shape="circle" /></span>
        <Bone width={180} height={24} />
        <Bone width={140} />
        <Bone width="100%" />
        <Bone width="70%" />
        <Bone width="100%" height={36} shape="card" />
      </div>
    </Skeleton>
  )
}
