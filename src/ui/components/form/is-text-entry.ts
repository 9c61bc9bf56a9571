/** A letter is text there, or looks for an entry: no key of its own may be a command. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="menu"]') !== null
