import * as t from 'io-ts'

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
 * `quiet`: quiet hours from `from` to `until`, minutes of the day in `timeZone`; with `ringsInQuiet` calls still ring.
 * `showsTexts`: a locked screen may show names and texts.
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
    from: t.number,
    until: t.number,
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
