import { useLayoutEffect } from 'react'

/** The element of the HTML that shows the first view of a page until React has rendered the page. */
const FIRST_VIEW = 'first-view'

/** Removes the first view in the frame that shows the page, so that nothing flashes or moves. */
export function FirstViewEnd(): null {
  useLayoutEffect(() => document.getElementById(FIRST_VIEW)?.remove(), [])
  return null
}
