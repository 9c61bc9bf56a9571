const isMac = (): boolean => /\bMac|iPhone|iPad/.test(navigator.userAgent)

/** The names of the keys as this platform writes them. */
export const keyNames = (keys: readonly string[]): readonly string[] =>
  keys.map((key) =>
    key.startsWith('mod+') ? `${isMac() ? '⌘' : 'Ctrl '}${key.slice('mod+'.length).toUpperCase()}` : key.toUpperCase(),
  )
