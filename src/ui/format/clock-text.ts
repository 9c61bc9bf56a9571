const two = (n: number, digits = 2): string => String(n).padStart(digits, '0')

/** The time of an entry to the millisecond, in this browser's zone. */
export const clockText = (at: number): string => {
  const date = new Date(at)
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${two(date.getMilliseconds(), 3)}`
}
