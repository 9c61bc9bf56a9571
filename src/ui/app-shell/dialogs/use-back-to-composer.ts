import { useEffect, useRef } from 'react'
import type { Dialog } from '../../../domain/shell'

const BY_SHORTCUT: ReadonlySet<Dialog | null> = new Set<Dialog>(['shortcuts', 'switcher'])

/** Whether what a person types now would be lost: the focus is on the page or on a message. */
const isTypingLost = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.closest('[role="log"]') !== null
}

/** Moves the focus to the composer after a dialog that a shortcut opened, unless the focus went to a control. */
export const useBackToComposer = (dialog: Dialog | null): void => {
  const before = useRef(dialog)
  useEffect(() => {
    const isClosed = dialog === null && BY_SHORTCUT.has(before.current)
    before.current = dialog
    if (!isClosed) return
    // The dialog returns the focus to where it was, and only then is it known whether that is a message.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isTypingLost()) document.querySelector<HTMLElement>('textarea[enterkeyhint="send"]')?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [dialog])
}
