import { later, nearestInstant, type Instant } from '../../../src/domain/kernel/instant'

/** When every story begins. */
export const NOON = nearestInstant(Date.UTC(2026, 4, 1, 12))

/** `ms` after the beginning. */
export const noonPlus = (ms: number): Instant => later(NOON, ms)
