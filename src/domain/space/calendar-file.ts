import type { Instant } from '../kernel/instant'
import type { Space } from './space'

/** A planned space as an event of a calendar (RFC 5545 §3.6.1). `revision` grows with each change of the plan. */
export interface CalendarEvent extends Pick<Space, 'channelId' | 'title' | 'announcement' | 'revision'> {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly isCancelled: boolean
  /** Where the app is, such as `https://loop.example`. */
  readonly origin: string
  /** Whether calendars may read the file again from the server, without a session. */
  readonly isPublic: boolean
  /** When this file was made. */
  readonly at: Instant
}

/** The longest line in bytes (RFC 5545 §3.1). */
const LINE_BYTES = 75
const LINE_END = '\r\n'

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** Breaks a line into lines of at most 75 bytes. Each further line begins with a space. */
const folded = (line: string): string => {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const more = bytesOf(character)
    if (bytes + more > LINE_BYTES) {
      text += `${LINE_END} `
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}

/** Escapes a text (RFC 5545 §3.3.11), without control characters. */
const textOf = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\p{Cc}/gu, '').replace(/[\\;,]/g, (sign) => `\\${sign}`))
    .join('\\n')

/** UTC, such as `20261128T170000Z`. */
const timeOf = (at: Instant): string =>
  new Date(at)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '')

/** An iCalendar file with one event and a reminder ten minutes before it. */
export const calendarFile = ({ channelId, origin, isCancelled, isPublic, ...event }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loop//Spaces//EN',
    ...(isPublic
      ? [`SOURCE;VALUE=URI:${origin}/calendar/space/${channelId}.ics`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']
      : []),
    'BEGIN:VEVENT',
    `UID:${channelId}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${timeOf(event.at)}`,
    `DTSTART:${timeOf(event.startsAt)}`,
    `DTEND:${timeOf(event.endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${textOf(event.title)}`,
    ...(event.announcement === '' ? [] : [`DESCRIPTION:${textOf(event.announcement)}`]),
    `URL:${origin}/space/${channelId}`,
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${textOf(event.title)}`, 'TRIGGER:-PT10M', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(LINE_END)
