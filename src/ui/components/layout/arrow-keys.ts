import type { KeyboardEvent } from 'react'

/** `grid`: all four arrows step through the items in their order. */
export type Axis = 'column' | 'row' | 'grid'

/**
 * The index to which the key leads: -1 before the first item, `last + 1` after the last. The left and right arrows
 * follow the text's direction. Keys with a modifier, such as Alt+Left, belong to the browser.
 */
export const indexOfKey = (
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  axis: Axis,
  at: number,
  last: number,
): number | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  const side = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ...(axis !== 'row' && { ArrowUp: at - 1, ArrowDown: at + 1 }),
    ...(axis !== 'column' && { ArrowLeft: at - side, ArrowRight: at + side }),
  }
  return { ...steps, Home: 0, End: last }[key]
}
