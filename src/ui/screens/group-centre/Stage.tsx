import type { ReactNode } from 'react'
import { Slides, type SlidesProps } from './Slides'
import styles from './slides.module.css'
import { useInSight } from './use-in-sight'

/** A card that is not looked at shows its cover alone. */
export function Stage(props: SlidesProps): ReactNode {
  const [stage, isInSight] = useInSight<HTMLDivElement>()
  return <div ref={stage} className={styles['stage']}>{isInSight && <Slides {...props} />}</div>
}
