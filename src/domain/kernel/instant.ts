import * as t from 'io-ts'

export interface InstantBrand {
  readonly Instant: unique symbol
}

/** The end of the year 9999. No real time is later, and later years are written with a sign and six digits. */
const LATEST = 253_402_300_799_999

/** Whole milliseconds since 1970, up to the end of the year 9999 (BI-327, BI-328). */
export const Instant = t.brand(
  t.number,
  (n): n is t.Branded<number, InstantBrand> => Number.isInteger(n) && n >= 0 && n <= LATEST,
  'Instant',
)
export type Instant = t.TypeOf<typeof Instant>

/**
 * The value as an instant; `null` if the value is no instant. For `null`, callers show a placeholder and throw
 * nothing.
 */
export const toInstant = (ms: unknown): Instant | null => (Instant.is(ms) ? ms : null)

/** The nearest instant to any number; 0 for `NaN`. */
export const clampToInstant = (ms: number): Instant => {
  const near = Number.isNaN(ms) ? 0 : Math.min(LATEST, Math.max(0, Math.round(ms)))
  if (Instant.is(near)) return near
  throw new RangeError(`no instant near ${ms}`)
}

export const EPOCH: Instant = clampToInstant(0)

export const addMs = (at: Instant, ms: number): Instant => clampToInstant(at + ms)
