import type { PointerEvent } from 'react'

type Call = (event: PointerEvent<HTMLElement>) => void

/**
 * For `onPointerOver`: calls back when the pointer enters from outside. React derives its enter event from the leave
 * event of the previous element. If that element has just been removed, React fires no enter event.
 */
export const onPointerEnterFromOutside =
  (call: Call): Call =>
  (event) => {
    const { currentTarget, relatedTarget } = event
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) call(event)
  }
