import type { ReactNode } from 'react'
import { GroupCarousel, type GroupCarouselProps } from './GroupCarousel'
import styles from './group-carousel.module.css'
import { useIsVisible } from './use-is-visible'
import { useDeferredLayout } from './use-deferred-layout'

/** A card with slides. While it is off screen, the card shows only its cover. */
export function GroupCardLive(props: GroupCarouselProps): ReactNode {
  const [stage, isInSight] = useIsVisible<HTMLDivElement>()
  const isLaidOut = useDeferredLayout()
  return (
    <div ref={stage} className={styles['stage']} data-laid={isLaidOut || undefined}>
      {isInSight && <GroupCarousel {...props} />}
    </div>
  )
}
