const whole = (value: number): number => (Number.isFinite(value) && value > 0 ? Math.floor(value) : 0)

/** Formats a count for a badge, such as `7` or `99+`. Empty for zero. */
export const formatBadge = (count: number): string => {
  const shown = whole(count)
  if (shown === 0) return ''
  return shown > 99 ? '99+' : String(shown)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating an Intl format costs some hundred times as much as using it, so formats are cached. */
const tell = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, known)
  return known.format(value)
}

/** Formats a number with separators and every digit. */
export const formatNumber = (value: number, locale: string): string => tell(whole(value), locale)

const steps = [
  { from: 1e12, unit: 'T' },
  { from: 1e9, unit: 'B' },
  { from: 1e6, unit: 'M' },
  { from: 1e3, unit: 'k' },
] as const

/**
 * Formats a number as `9,310`, `48.2k`, `312k` or `1.2M`. The number is cut, never rounded up: 999,999 members are not
 * a million. The unit letters are the same in every language.
 */
export const formatCompact = (value: number, locale: string): string => {
  const shown = whole(value)
  const step = shown < 10_000 ? undefined : steps.find(({ from }) => shown >= from)
  if (step === undefined) return formatNumber(shown, locale)
  const scaled = shown / step.from
  const cut = scaled < 100 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled)
  return `${tell(cut, locale, { maximumFractionDigits: 1 })}${step.unit}`
}

const MEGABYTE = 1_000_000

/** Formats a storage size as `2.4 MB`, at least `0.1 MB`, because browsers report storage sizes only roughly. */
export const formatBytes = (value: number, locale: string): string =>
  tell(Math.max(0.1, whole(value) / MEGABYTE), locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
