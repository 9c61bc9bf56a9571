/** The text for an invalid time, so that a row keeps its shape. */
export const NO_TIME = ''

const dayMs = 86_400_000
// The maximum Date (ECMA-262 §21.4.1.1). Intl throws RangeError beyond this date. The product has no times before 1970.
const furthest = 8.64e15

export const isFormattableTime = (at: number): boolean => at >= 0 && at <= furthest

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter keeps the zone of its making. So the key has the device's offset, which changes with the zone. */
const tell = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string => {
  const key = `${locale} ${new Date(at).getTimezoneOffset()} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known.format(at)
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** The number of calendar days between two times. A day of 23 or 25 hours counts as one day. */
const daysBetween = (at: number, now: number): number => Math.round((startOfDay(now) - startOfDay(at)) / dayMs)

const isSameYear = (at: number, now: number): boolean => new Date(at).getFullYear() === new Date(now).getFullYear()

/** Formats milliseconds since 1970, such as `14:03`. */
export const formatTime = (at: number, locale: string): string =>
  isFormattableTime(at) ? tell(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) : NO_TIME

/** Formats a time for a list: `14:03` today, the weekday within a week, otherwise the date. */
export const formatListTime = (at: number, now: number, locale: string): string => {
  if (!isFormattableTime(at) || !isFormattableTime(now)) return NO_TIME
  const days = daysBetween(at, now)
  if (days <= 0) return formatTime(at, locale)
  if (days < 7) return tell(at, locale, { weekday: 'short' })
  return isSameYear(at, now)
    ? tell(at, locale, { month: 'short', day: 'numeric' })
    : tell(at, locale, { year: 'numeric', month: 'short', day: 'numeric' })
}

interface RelativeDays {
  readonly today: string
  readonly yesterday: string
}

/** The text of a date divider. `relative` contains the words for today and yesterday. */
export const formatDay = (at: number, now: number, locale: string, relative: RelativeDays): string => {
  if (!isFormattableTime(at) || !isFormattableTime(now)) return NO_TIME
  const days = daysBetween(at, now)
  if (days === 0) return relative.today
  if (days === 1) return relative.yesterday
  if (days > 1 && days < 7) return tell(at, locale, { weekday: 'long' })
  return isSameYear(at, now)
    ? tell(at, locale, { month: 'long', day: 'numeric' })
    : tell(at, locale, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** Formats a day and time, such as `Yesterday 14:03`. */
export const formatDayAndTime = (at: number, now: number, locale: string, relative: RelativeDays): string =>
  `${formatDay(at, now, locale, relative)} ${formatTime(at, locale)}`.trim()

/** Formats a month, such as `Mar 2024`. */
export const formatMonth = (at: number, locale: string): string =>
  isFormattableTime(at) ? tell(at, locale, { year: 'numeric', month: 'short' }) : NO_TIME

/** Formats a date, such as `18 October 2025`. */
export const formatDate = (at: number, locale: string): string =>
  isFormattableTime(at) ? tell(at, locale, { year: 'numeric', month: 'long', day: 'numeric' }) : NO_TIME

/** The full date and time, for a tooltip or a screen reader. */
export const formatMoment = (at: number, locale: string): string =>
  isFormattableTime(at)
    ? tell(at, locale, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
    : NO_TIME

/** Formats a time stamp, such as `2026/11/20 14:03`, the same in every language (spec 3 §9). */
export const formatStamp = (at: number): string =>
  isFormattableTime(at)
    ? `${tell(at, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).replaceAll('-', '/')} ${formatTime(at, 'en')}`
    : NO_TIME

/** The `datetime` attribute of a `<time>`. Undefined for an invalid time. */
export const toDateTime = (at: number): string | undefined =>
  isFormattableTime(at) ? new Date(at).toISOString() : undefined

/** Whether both times are on the same calendar day. An invalid time counts as the same day as the item before it. */
export const isSameDay = (at: number, other: number): boolean =>
  !isFormattableTime(at) || !isFormattableTime(other) || startOfDay(at) === startOfDay(other)
