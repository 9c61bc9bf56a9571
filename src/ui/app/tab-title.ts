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
 * The titles with which features override the tab's title: a count of unseen notifications, and a text during a call.
 * @internal
 */
export const titleOverrides = (): typeof marks => marks
export const useTitleOverrides = (): typeof marks => useSyncExternalStore(subscribe, titleOverrides, titleOverrides)

export const overrideTitle = (of: Partial<typeof marks>): void => {
  marks = { ...marks, ...of }
  for (const tell of changed) tell()
}
