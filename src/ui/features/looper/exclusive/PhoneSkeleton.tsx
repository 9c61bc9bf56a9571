import type { ReactNode } from 'react'
import { SkeletonBlock } from '../../../components/feedback/Skeleton'
import own from './exclusive.module.css'

/** The outlines of a partner page at phone size: its bar, its greeting and its communities. */
export function PhoneSkeleton(): ReactNode {
  return (
    <div className={own['outline']}>
      <SkeletonBlock width="100%" height={36} />
      <SkeletonBlock width="100%" height={96} shape="card" />
      {[1, 2, 3, 4, 5].map((n) => (
        <SkeletonBlock key={n} width="100%" height={48} shape="card" />
      ))}
    </div>
  )
}
