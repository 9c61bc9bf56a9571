import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { onPointerEnterFromOutside } from '../form/pointer-enter'
import { Tooltip } from './Tooltip'
import type { TooltipSide } from './tooltip-position'

interface TipHandlers {
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerDown: () => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

export type TooltipEvents = keyof TipHandlers

interface WithTip {
  readonly on: TipHandlers
  readonly tip: ReactNode
}

interface Shown {
  readonly anchor: HTMLElement
  readonly by: 'pointer' | 'focus'
}

/**
 * A tooltip with the name of a control that has only an icon; the control's `aria-label` repeats the text. The pointer
 * can move onto the tooltip, Escape hides it, and it stays while hovered or focused (WCAG 1.4.13).
 */
export const useTooltip = (text: string, side: TooltipSide = 'bottom'): WithTip => {
  const [shown, setShown] = useState<Shown | null>(null)
  const hide = (): void => setShown(null)
  const leave = ({ relatedTarget }: PointerEvent<HTMLElement>): void => {
    const isOverBoth =
      relatedTarget instanceof Element &&
      (relatedTarget.closest('[data-tip]') !== null || shown?.anchor.contains(relatedTarget) === true)
    if (!isOverBoth && shown?.by === 'pointer') hide()
  }
  return {
    on: {
      onPointerOver: onPointerEnterFromOutside(({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch' && shown === null) setShown({ anchor: currentTarget, by: 'pointer' })
      }),
      onPointerLeave: leave,
      onPointerDown: hide,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setShown({ anchor: currentTarget, by: 'focus' })
      },
      onBlur: hide,
    },
    tip:
      shown === null ? null : (
        <Tooltip
          text={text}
          side={side}
          anchor={shown.anchor}
          isSlow={shown.by === 'pointer'}
          onLeave={leave}
          onHide={hide}
        />
      ),
  }
}
