import { useEffect, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import styles from './log-drawer.module.css'

const LEAST = 200
const STEP = 40
/** The part of the window that the product keeps. */
const KEPT = 160

interface Height {
  readonly value: number
  readonly most: number
  readonly set: (value: number) => void
}

/** The height outlives the drawer, so that the drawer opens again as it was. */
let remembered: number | null = null

/**
 * The height of the drawer. On desktop every page keeps a strip of this height free at its lower edge. On phones the
 * drawer covers the page.
 */
export const useDrawerHeight = (): Height => {
  const isMobile = useIsMobile()
  const [chosen, setChosen] = useState(remembered ?? Math.round(window.innerHeight * 0.42))
  const most = Math.max(LEAST, window.innerHeight - KEPT)
  const value = Math.min(Math.max(chosen, LEAST), most)
  useEffect(() => {
    if (isMobile) return undefined
    const { style } = document.body
    style.setProperty('--dock', `${value}px`)
    return () => {
      style.removeProperty('--dock')
    }
  }, [isMobile, value])
  return {
    value,
    most,
    set: (next) => {
      remembered = next
      setChosen(next)
    },
  }
}

/** The upper edge of the drawer: a separator that the pointer drags and the arrow keys move. */
export function ResizeHandle({ height: { value, most, set } }: { readonly height: Height }): ReactNode {
  const { t } = useTranslation('log-drawer')
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(window.innerHeight - event.clientY)
  }
  const step = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowUp') set(value + STEP)
    if (key === 'ArrowDown') set(value - STEP)
  }
  return (
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('resize')}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      aria-valuenow={value}
      tabIndex={0}
      className={styles['handle']}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    />
  )
}
