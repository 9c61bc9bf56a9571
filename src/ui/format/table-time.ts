import { isTellable, parts } from './dates'

/** YYYY/MM/DD HH:mm, in every language; `-` where there is none (spec 3 §2, §9). */
export const formatTableTime = (at: number | null): string => {
  if (at === null || !isTellable(at)) return '-'
  const { year, month, day, hour, minute } = parts(at)
  return `${year}/${month}/${day} ${hour}:${minute}`
}
