/**
 * Whether the target uses letter keys itself, because it edits text or searches a menu. Single-key shortcuts must then
 * not run.
 */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="menu"]') !== null
