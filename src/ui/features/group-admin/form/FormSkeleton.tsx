import type { ReactNode } from 'react'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import styles from './group-form.module.css'

const heights = [44, 92, 44, 44] as const

export function FormSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <>
      <p className="sr" role="status">
        {label}
      </p>
      <Skeleton>
        <div className={styles['waiting']}>
          {heights.map((height, i) => (
            <SkeletonBlock key={i} width="100%" height={height} />
          ))}
        </div>
      </Skeleton>
    </>
  )
}
