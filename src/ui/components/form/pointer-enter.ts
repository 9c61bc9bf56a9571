import type { PointerEvent } from 'react'

type Call = (event: PointerEvent<HTMLElement>) => void

/**
 * For `onPointerOver`: called when a pointer comes in from outside. React derives its enter event from the leaving of
 * what was
 * under the pointer before, so it has none where that has just gone from the page.
 */
export const onPointerEnterFromOutside =
  (call: Call): Call =>
  (event) => {
    const { currentTarget, relatedTarget } = event
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) call(event)
  }
