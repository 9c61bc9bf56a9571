const isNumeric = (text: string): text is `${number}` => /^-?[0-9]+(?:\.[0-9]+)?$/.test(text)

/** Formats decimal digits as `$1,284.07`. The amount is cut to cents, never rounded up, and exact at any length. */
export const formatUsd = (digits: string, locale: string): string => {
  const [whole = '', part = ''] = digits.split('.')
  const cut = part === '' ? whole : `${whole}.${part.slice(0, 2)}`
  return isNumeric(cut)
    ? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(cut)
    : ''
}

/** Formats decimal digits as `1,284.0725`, with separators and every digit. */
export const formatAmount = (digits: string, locale: string): string =>
  isNumeric(digits) ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(digits) : ''
