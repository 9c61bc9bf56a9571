/** A date and a time of day as a clock on the wall shows them. `month` is 1 to 12. */
export interface WallClock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const DAY_MS = 86_400_000

/** The zone of this device, such as `Europe/Berlin`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a clock in the zone shows at this instant. */
export const wallClockAt = (at: number, zone: string): WallClock => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value)
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') }
}

/** The milliseconds that the wall clock would mean in UTC. Also moves days: day 32 of a month is in the next month. */
const utcOf = ({ year, month, day, hour, minute }: WallClock): number => Date.UTC(year, month - 1, day, hour, minute)

/** By how much the zone's clocks are ahead of UTC at this instant. */
const aheadAt = (at: number, zone: string): number => utcOf(wallClockAt(at, zone)) - Math.floor(at / 60_000) * 60_000

/**
 * The instant at which clocks in the zone show this time. A time that is shown twice, when clocks are set back, means
 * the first time. A time that is never shown, when clocks are set ahead, moves ahead with the clocks: 02:30 means 03:30.
 */
export const instantOfWallClock = (wall: WallClock, zone: string): number => {
  const utc = utcOf(wall)
  // A zone does not change its clocks twice within two days.
  const before = utc - aheadAt(utc - DAY_MS, zone)
  const after = utc - aheadAt(utc + DAY_MS, zone)
  const isShown = (at: number): boolean => utcOf(wallClockAt(at, zone)) === utc
  const shown = [before, after].filter(isShown)
  return shown.length === 0 ? before : Math.min(...shown)
}

/** The same time of day a number of days later. */
export const addDays = (wall: WallClock, days: number): WallClock =>
  wallClockAt(utcOf({ ...wall, day: wall.day + days }), 'UTC')

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (wall: WallClock): number => new Date(utcOf(wall)).getUTCDay()

const two = (n: number): string => String(n).padStart(2, '0')

/** The value of a field of type `datetime-local`. */
export const toField = ({ year, month, day, hour, minute }: WallClock): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`

/** Reads the value of a field of type `datetime-local`; `null` for an empty or incomplete value. */
export const fromField = (value: string): WallClock | null => {
  const numbers = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(value)?.slice(1).map(Number)
  if (numbers === undefined) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = numbers
  return { year, month, day, hour, minute }
}
