/** What opens from the stage has its lights, though it is drawn elsewhere in the page. */
export const themeOfAnchor = (anchor: Element | null): 'dark' | undefined =>
  anchor?.closest('[data-theme]:not(:root)') == null ? undefined : 'dark'
