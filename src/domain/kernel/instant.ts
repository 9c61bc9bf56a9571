import * as t from 'io-ts'

export interface InstantBrand {
  readonly Instant: unique symbol
}

/** The end of the year 9999: a later time is nobody's, and is written with a sign and six digits. */
const LATEST = 253_402_300_799_999

/** Milliseconds since 1970, whole, and up to the end of the year 9999 (BI-327, BI-328). */
export const Instant = t.brand(
  t.number,
  (n): n is t.Branded<number, InstantBrand> => Number.isInteger(n) && n >= 0 && n <= LATEST,
  'Instant',
)
export type Instant = t.TypeOf<typeof Instant>

/** `null` where the number is no instant: callers show a placeholder, never an exception. */
export const toInstant = (ms: unknown): Instant | null => (Instant.is(ms) ? ms : null)

/** The nearest instant to any number at all. */
export const clampToInstant = (ms: number): Instant => {
  const near = Number.isNaN(ms) ? 0 : Math.min(LATEST, Math.max(0, Math.round(ms)))
  if (Instant.is(near)) return near
  throw new RangeError(`no instant near ${ms}`)
}

export const EPOCH: Instant = clampToInstant(0)

/** The instant `ms` milliseconds after `at`. */
export const addMs = (at: Instant, ms: number): Instant => clampToInstant(at + ms)
