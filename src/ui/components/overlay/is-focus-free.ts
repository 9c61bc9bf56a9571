/** Whether nobody has taken the focus from a menu that closes, as a dialog does that it has opened, or a text box. */
export const isFocusFree = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || at.closest('[role="menu"]') !== null
}
