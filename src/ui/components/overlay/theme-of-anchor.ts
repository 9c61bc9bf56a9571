/** A popup opened from the dark stage is dark too, although it renders elsewhere in the page. */
export const themeOfAnchor = (anchor: Element | null): 'dark' | undefined =>
  anchor?.closest('[data-theme]:not(:root)') == null ? undefined : 'dark'
