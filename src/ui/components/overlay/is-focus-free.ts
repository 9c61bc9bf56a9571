/**
 * Whether a closing menu may return the focus. False if a dialog or a text field, opened from the menu, has the focus.
 */
export const isFocusFree = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.closest('[role="menu"]') !== null
}
