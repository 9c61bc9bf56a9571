import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import card from './group-card.module.css'
import styles from './trending-list.module.css'
import skeleton from './trending-skeleton.module.css'

const c = classNames(card)
const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
/** The height of a card with announcement and latest messages. */
const height = 'calc(var(--base) + 70px)'

function CardSkeleton(): ReactNode {
  return (
    <div className={card['card']} style={{ height }}>
      <div className={skeleton['stage']}>
        <SkeletonBlock width="100%" height={290} shape="card" />
      </div>
      <div className={skeleton['bar']}>
        <SkeletonBlock width={32} height={32} shape="group" />
        <SkeletonBlock width="48%" />
      </div>
      <div className={skeleton['lines']}>
        <SkeletonBlock width="86%" height={10} />
        <SkeletonBlock width="70%" height={10} />
      </div>
    </div>
  )
}

export function TrendingSkeleton(): ReactNode {
  const isMobile = useIsMobile()
  return (
    <Skeleton>
      <div className={styles['grid']}>
        {isMobile ? (
          <CardSkeleton />
        ) : (
          <div className={c('card', 'wide')} style={{ height }}>
            <div className={card['cover']}>
              <SkeletonBlock width="100%" height={310} shape="card" />
            </div>
          </div>
        )}
        {cards.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </Skeleton>
  )
}
