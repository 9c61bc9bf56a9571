export const SECOND_MS = 1_000

const DAY = 86_400

const two = (n: number): string => String(n).padStart(2, '0')

/** Formats seconds as `05:09` or `1:05:09`. Whole days are returned separately, because they need a text. */
export const countdownText = (seconds: number): { readonly days: number; readonly clock: string } => {
  const rest = seconds % DAY
  const [hours, minutes] = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60]
  const tail = `${two(minutes)}:${two(rest % 60)}`
  return { days: Math.floor(seconds / DAY), clock: hours > 0 ? `${hours}:${tail}` : tail }
}
