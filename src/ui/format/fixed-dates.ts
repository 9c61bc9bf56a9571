import { isFormattableTime, NO_TIME } from './dates'

const parts = (at: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** Formats a date as MM/DD/YYYY, in every language (spec 1 §9, feeds). */
export const formatFeedDate = (at: number): string => {
  if (!isFormattableTime(at)) return NO_TIME
  const { year, month, day } = parts(at)
  return `${month}/${day}/${year}`
}

/** Formats a time as YYYY/MM/DD HH:mm, in every language; `-` without a time (spec 3 §2, §9). */
export const formatTableTime = (at: number | null): string => {
  if (at === null || !isFormattableTime(at)) return '-'
  const { year, month, day, hour, minute } = parts(at)
  return `${year}/${month}/${day} ${hour}:${minute}`
}
