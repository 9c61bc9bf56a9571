export type Theme = 'system' | 'light' | 'dark'

/** tokens.css follows the system theme unless `<html data-theme>` is set. */
export const applyTheme = (theme: Theme, root: HTMLElement): void => {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
