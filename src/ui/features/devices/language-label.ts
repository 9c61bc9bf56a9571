/** The name of a language in the reader's language; empty for an unknown tag, which comes from another browser. */
export const languageLabel = (tag: string, reader: string): string => {
  try {
    return tag === '' ? '' : (new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(tag) ?? '')
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}
