import { addMs, clampToInstant, type Instant } from '../../../src/domain/kernel/instant'

/** When every story begins. */
export const NOON = clampToInstant(Date.UTC(2026, 4, 1, 12))

/** `ms` after the beginning. */
export const noonPlus = (ms: number): Instant => addMs(NOON, ms)
