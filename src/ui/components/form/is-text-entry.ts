/**
 * Whether letter keys belong to the target: it edits text or searches a menu. Single-key shortcuts must not run there.
 */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="menu"]') !== null
