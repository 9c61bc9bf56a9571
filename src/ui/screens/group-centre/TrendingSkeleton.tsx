import type { ReactNode } from 'react'
import { Bone, Skeleton } from '../../components/Skeleton'
import { useIsMobile } from '../../components/use-is-mobile'
import card from './group-card.module.css'
import styles from './trending-list.module.css'
import skeleton from './trending-skeleton.module.css'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

function CardSkeleton(): ReactNode {
  return (
    <div className={card['card']}>
      <div className={card['cover']}><Bone width="100%" height={132} shape="card" /></div>
      <div className={card['body']}>
        <span className={card['icon']}><Bone width={48} height={48} shape="group" /></span>
        <div className={skeleton['lines']}>
          <Bone width="58%" />
          <Bone width="86%" height={10} />
          <Bone width="70%" height={10} />
        </div>
      </div>
    </div>
  )
}

export function TrendingSkeleton(): ReactNode {
  const isMobile = useIsMobile()
  return (
    <Skeleton>
      <div className={styles['grid']}>
        <div className={styles['featured']}>
          {isMobile ? <CardSkeleton /> : <div className={skeleton['featured']}><Bone width="100%" height={240} shape="card" /></div>}
        </div>
        {cards.map((key) => <CardSkeleton key={key} />)}
      </div>
    </Skeleton>
  )
}
