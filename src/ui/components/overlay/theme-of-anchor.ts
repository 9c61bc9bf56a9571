/**
 * The theme of a popup. A popup that opens from the dark stage is dark too, although it renders in another part of the
 * page.
 */
export const themeOfAnchor = (anchor: Element | null): 'dark' | undefined =>
  anchor?.closest('[data-theme]:not(:root)') == null ? undefined : 'dark'
