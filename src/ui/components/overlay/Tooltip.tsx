import { useEffect, useEffectEvent, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import { tooltipPosition, type TooltipSide } from './tooltip-position'
import styles from './tooltip.module.css'

const c = classNames(styles)

interface TooltipProps {
  readonly text: string
  readonly side: TooltipSide
  readonly anchor: HTMLElement
  /** Whether the tooltip appears only after a hover delay. */
  readonly isSlow: boolean
  readonly onLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onHide: () => void
}

export function Tooltip({ text, side, anchor, isSlow, onLeave, onHide }: TooltipProps): ReactNode {
  const tip = useRef<HTMLDivElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // An Escape that hides a tooltip must not also close the dialog below it.
    if (tip.current !== null && getComputedStyle(tip.current).visibility !== 'hidden') event.stopPropagation()
    onHide()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
  useLayoutEffect(() => {
    const place = (): void => {
      const element = tip.current
      if (element === null) return
      element.style.translate = 'none'
      const { left, top } = tooltipPosition(
        side,
        anchor.getBoundingClientRect(),
        element.getBoundingClientRect(),
        window.innerWidth,
        window.innerHeight,
      )
      element.style.translate = `${left}px ${top}px`
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [anchor, side, text])
  // A modal blocks pointer events outside, so tooltips inside a dialog render inside it.
  return createPortal(
    <div ref={tip} className={c('place', isSlow && 'slow')} data-tip="" aria-hidden="true" onPointerLeave={onLeave}>
      <div className={c('tip')}>{text}</div>
    </div>,
    anchor.closest('[role="dialog"]') ?? document.body,
  )
}
