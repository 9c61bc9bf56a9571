import type { KeyboardEvent } from 'react'

export type Axis = 'column' | 'row'

/**
 * Index that the key leads to; -1 before the first item, `last + 1` after the last. Side arrows follow the text's
 * direction. Keys with a modifier belong to the browser, such as Alt+Left.
 */
export const indexOfKey = (
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  axis: Axis,
  at: number,
  last: number,
): number | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  const side = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Readonly<Record<string, number>> =
    axis === 'column' ? { ArrowUp: at - 1, ArrowDown: at + 1 } : { ArrowLeft: at - side, ArrowRight: at + side }
  return { ...steps, Home: 0, End: last }[key]
}
