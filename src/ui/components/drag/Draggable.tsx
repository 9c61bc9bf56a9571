import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './draggable.module.css'
import { useDrag } from './use-drag'

const c = classNames(styles)

interface DraggableProps {
  /** It goes along to pages where one writes, and leaves the box for that free. */
  readonly isAfloat?: boolean
  readonly children: ReactNode
}

/** Floats over the screen, at first in its lower corner; can be dragged anywhere in the window. */
export function Draggable({ isAfloat = false, children }: DraggableProps): ReactNode {
  const { element, on } = useDrag()
  return (
    <div ref={element} className={c('floating', isAfloat && 'afloat')} {...on}>
      {children}
    </div>
  )
}
