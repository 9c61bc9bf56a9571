import type { ReactNode } from 'react'
import styles from './draggable.module.css'
import { useDrag } from './use-drag'

interface DraggableProps {
  readonly children: ReactNode
}

/** Floats over the screen, at first in its lower corner; can be dragged anywhere in the window. */
export function Draggable({ children }: DraggableProps): ReactNode {
  const { element, on } = useDrag()
  return <div ref={element} className={styles['floating']} data-half="lower" {...on}>{children}</div>
}
