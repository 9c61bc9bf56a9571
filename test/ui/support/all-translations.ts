/** Everything that is read or read out. */
export const allTranslations = (): string => {
  const told = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  )
  return [document.body.textContent, ...told].join('\n')
}

/** Languages are named in themselves, whichever is shown. */
export const languageNames = (): readonly string[] =>
  [...document.querySelectorAll('option[lang]')].map(({ textContent }) => textContent)
