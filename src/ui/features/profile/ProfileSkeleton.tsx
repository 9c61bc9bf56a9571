import type { ReactNode } from 'react'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import styles from './profile-skeleton.module.css'

/** A placeholder in the real sizes of a profile's header. */
export function ProfileSkeleton(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['banner']} />
      <div className={styles['about']}>
        <span className={styles['face']}>
          <SkeletonBlock width={96} height={96} shape="circle" />
        </span>
        <SkeletonBlock width={180} height={24} />
        <SkeletonBlock width={140} />
        <SkeletonBlock width="100%" />
        <SkeletonBlock width="70%" />
        <SkeletonBlock width="100%" height={36} shape="card" />
      </div>
    </Skeleton>
  )
}
