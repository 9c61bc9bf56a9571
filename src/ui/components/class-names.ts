type Name = string | false | undefined

/** Class names of one CSS module, joined; a name that is false or undefined is left out. */
export const classNames =
  (styles: Readonly<Record<string, string>>) =>
  (...names: readonly Name[]): string =>
    names.flatMap((name) => (name === undefined || name === false ? [] : [styles[name] ?? ''])).join(' ')
