import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './draggable.module.css'
import { useDock } from './use-dock'
import { useDrag } from './use-drag'

const c = classNames(styles)

interface DraggableProps {
  /** Whether the element stays on every page, in the strip that pages keep free for it. */
  readonly isAfloat?: boolean
  readonly children: ReactNode
}

/**
 * An element that floats over the page and starts in the lower corner. The member can drag it anywhere in the window.
 */
export function Draggable({ isAfloat = false, children }: DraggableProps): ReactNode {
  const { element, on } = useDrag()
  useDock(element, isAfloat)
  return (
    <div ref={element} className={c('floating', isAfloat && 'afloat')} {...on}>
      {children}
    </div>
  )
}
