const isMac = (): boolean => /\bMac|iPhone|iPad/.test(navigator.userAgent)

/** How the keys of a command are written on this person's keyboard. */
export const keyNames = (keys: readonly string[]): readonly string[] =>
  keys.map((key) =>
    key.startsWith('mod+') ? `${isMac() ? '⌘' : 'Ctrl '}${key.slice('mod+'.length).toUpperCase()}` : key.toUpperCase(),
  )
