import type { ReactNode } from 'react'
import { Slides, type SlidesProps } from './Slides'
import styles from './slides.module.css'
import { useInSight } from './use-in-sight'
import { useLaidOut } from './use-laid-out'

/** A card that is not looked at shows its cover alone. */
export function Stage(props: SlidesProps): ReactNode {
  const [stage, isInSight] = useInSight<HTMLDivElement>()
  const isLaidOut = useLaidOut()
  return <div ref={stage} className={styles['stage']} data-laid={isLaidOut || undefined}>{isInSight && <Slides {...props} />}</div>
}
