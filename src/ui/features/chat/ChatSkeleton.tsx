import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import styles from './chat-skeleton.module.css'

const c = classNames(styles)
const bubbles = [
  { width: 260, height: 38, own: false },
  { width: 380, height: 60, own: false },
  { width: 220, height: 38, own: true },
  { width: 300, height: 38, own: false },
  { width: 340, height: 82, own: false },
  { width: 160, height: 38, own: true },
  { width: 280, height: 38, own: true },
  { width: 240, height: 60, own: false },
] as const

export function ChatSkeleton(): ReactNode {
  return (
    <Skeleton>
      <div className={c('chat')}>
        {bubbles.map(({ width, height, own }) => (
          <div key={`${width} ${height}`} className={c('message', own && 'own')}>
            {!own && <SkeletonBlock width={36} height={36} shape="circle" />}
            <div className={c('words')}>
              {!own && <SkeletonBlock width={96} height={10} />}
              <span className={c('bubble')} style={{ width, height }} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
