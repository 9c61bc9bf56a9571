/**
 * The theme of a popup. A popup that opens from the dark stage must be dark, although the popup renders outside the
 * stage.
 */
export const themeOfAnchor = (anchor: Element | null): 'dark' | undefined =>
  anchor?.closest('[data-theme]:not(:root)') == null ? undefined : 'dark'
