import { useSyncExternalStore } from 'react'

let marks = { notices: 0, ring: '' }
const changed = new Set<() => void>()
const subscribe = (tell: () => void): (() => void) => {
  changed.add(tell)
  return () => {
    changed.delete(tell)
  }
}

/**
 * What features add to the title of the tab: notices that were not seen, and what takes its place while somebody calls.
 * @internal
 */
export const titleOverrides = (): typeof marks => marks
export const useTitleOverrides = (): typeof marks => useSyncExternalStore(subscribe, titleOverrides)

export const overrideTitle = (of: Partial<typeof marks>): void => {
  marks = { ...marks, ...of }
  for (const tell of changed) tell()
}
