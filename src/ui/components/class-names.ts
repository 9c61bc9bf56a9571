type Name = string | false | undefined

/** Joins class names of a CSS module. Skips `false` and `undefined`. */
export const classNames =
  (styles: Readonly<Record<string, string>>) =>
  (...names: readonly Name[]): string =>
    names.flatMap((name) => (name === undefined || name === false ? [] : [styles[name] ?? ''])).join(' ')
