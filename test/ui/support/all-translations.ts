/** All visible text and all labels of the document. */
export const allTranslations = (): string => {
  const told = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  )
  return [document.body.textContent, ...told].join('\n')
}

/** The names of languages, which a language select never translates. */
export const languageNames = (): readonly string[] =>
  [...document.querySelectorAll('option[lang]')].map(({ textContent }) => textContent)
