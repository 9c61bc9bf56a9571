export type TooltipSide = 'right' | 'bottom'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The least distance from the edge of the window, in px. */
const EDGE = 5

const within = (start: number, size: number, end: number): number => Math.max(EDGE, Math.min(start, end - size - EDGE))

/** The position of the tooltip: centred below its control, or above the control if there is no space below. */
export const tooltipPosition = (
  side: TooltipSide,
  control: Box,
  tip: Box,
  width: number,
  height: number,
): { readonly left: number; readonly top: number } => {
  const below = control.top + control.height
  const [left, top] =
    side === 'right'
      ? [control.left + control.width, control.top + (control.height - tip.height) / 2]
      : [
          control.left + (control.width - tip.width) / 2,
          below + tip.height + EDGE > height ? control.top - tip.height : below,
        ]
  return {
    left: Math.round(within(left, tip.width, width) - tip.left),
    top: Math.round(within(top, tip.height, height) - tip.top),
  }
}
