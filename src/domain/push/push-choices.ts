import * as t from 'io-ts'

const DAY_MINUTES = 1_440

const isMinute = (u: unknown): u is number => Number.isSafeInteger(u) && Number(u) >= 0 && Number(u) < DAY_MINUTES

/** A minute of the local day, from 0 to 1439. */
export const DayMinute = new t.Type<number, number, unknown>(
  'DayMinute',
  isMinute,
  (u, context) => (isMinute(u) ? t.success(u) : t.failure(u, context)),
  (minute) => minute,
)

/** Whether the runtime knows this time zone (IANA). */
export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * What a member wants as a push. `rooms`: rooms with a reminder. `groupRooms`: every room of the member's groups.
 * `quiet`: quiet hours from `from` to `until` in `timeZone`; with `ringsInQuiet` calls still ring. `showsTexts`: a
 * locked screen may show names and texts.
 */
export const PushChoices = t.strict(
  {
    calls: t.boolean,
    rooms: t.boolean,
    groupRooms: t.boolean,
    mentions: t.boolean,
    directs: t.boolean,
    showsTexts: t.boolean,
    quiet: t.boolean,
    from: DayMinute,
    until: DayMinute,
    ringsInQuiet: t.boolean,
    timeZone: t.string,
  },
  'PushChoices',
)
export type PushChoices = t.TypeOf<typeof PushChoices>

export type PushKind = 'calls' | 'rooms' | 'groupRooms' | 'mentions' | 'directs'

export const defaultPushChoices: PushChoices = {
  calls: true,
  rooms: true,
  groupRooms: false,
  mentions: true,
  directs: true,
  showsTexts: false,
  quiet: false,
  from: 22 * 60,
  until: 7 * 60,
  ringsInQuiet: false,
  timeZone: 'UTC',
}
