import { addMs, clampToInstant, type Instant } from '../../../src/domain/kernel/instant'

/** The time at which every story starts. */
export const NOON = clampToInstant(Date.UTC(2026, 4, 1, 12))

export const noonPlus = (ms: number): Instant => addMs(NOON, ms)
