/**
 * Whether a closing menu may return the focus. False once a dialog or a text field opened from the menu has taken it.
 */
export const isFocusFree = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.closest('[role="menu"]') !== null
}
