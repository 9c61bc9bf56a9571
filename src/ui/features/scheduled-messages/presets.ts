import { addDays, instantOfWallClock, wallClockAt, weekdayOf } from '../../format/wall-clock'

export interface Preset {
  readonly name: 'hour' | 'tomorrow' | 'monday'
  readonly at: number
}

const HOUR_MS = 3_600_000
const MORNING = { hour: 9, minute: 0 }
const [SUNDAY, MONDAY, WEEK] = [0, 1, 7]

/** The times that the menu offers. On a Sunday, tomorrow is Monday, and the menu offers it once. */
export const presetsAt = (now: number, zone: string): readonly Preset[] => {
  const today = { ...wallClockAt(now, zone), ...MORNING }
  const weekday = weekdayOf(today)
  const morningIn = (days: number): number => instantOfWallClock(addDays(today, days), zone)
  return [
    { name: 'hour', at: now + HOUR_MS },
    { name: 'tomorrow', at: morningIn(1) },
    ...(weekday === SUNDAY
      ? []
      : [{ name: 'monday', at: morningIn((MONDAY - weekday + WEEK) % WEEK || WEEK) } as const]),
  ]
}
