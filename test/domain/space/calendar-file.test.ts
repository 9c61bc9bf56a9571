import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs } from '../../../src/domain/kernel/instant'
import { calendarFile } from '../../../src/domain/space'
import { NOON } from '../../support/builders/instant'
import { square } from '../../support/builders/space'

type CalendarEvent = Parameters<typeof calendarFile>[0]

const event = (with_: Partial<CalendarEvent> = {}): CalendarEvent => ({
  channelId: square,
  revision: 2,
  isCancelled: false,
  startsAt: addMs(NOON, 3_600_000),
  endsAt: addMs(NOON, 7_200_000),
  title: 'Open square',
  announcement: '',
  origin: 'https://loop.example',
  isPublic: false,
  at: NOON,
  ...with_,
})

/** The fields of the event, as a calendar reads them: lines unfolded, texts unescaped. */
const read = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .slice(0, file.includes('BEGIN:VALARM') ? file.split('BEGIN:VALARM')[0]?.split(/\r\n(?! )/).length : undefined)
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [
          line.slice(0, at),
          line.slice(at + 1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
        ]
      }),
  )

describe('The calendar file of a space', () => {
  it('R4-101 the file names the start and the end in UTC, the page, and a number that grows with each change', () => {
    const fields = read(calendarFile(event()))
    const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')
    expect(Object.fromEntries(fields)).toMatchObject({
      UID: square,
      SEQUENCE: '2',
      DTSTAMP: utc(NOON),
      DTSTART: utc(NOON + 3_600_000),
      DTEND: utc(NOON + 7_200_000),
      STATUS: 'CONFIRMED',
      SUMMARY: 'Open square',
      URL: `https://loop.example/space/${square}`,
    })
  })

  it('R4-101 a reminder rings ten minutes before the space, and a cancelled space has no reminder', () => {
    expect(calendarFile(event())).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\n')
    expect(calendarFile(event())).toContain('\r\nTRIGGER:-PT10M\r\nEND:VALARM\r\n')
    const cancelled = calendarFile(event({ isCancelled: true }))
    expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n')
    expect(cancelled).not.toContain('VALARM')
  })

  it('R4-101 any title and description can be read back, and no line is longer than 75 bytes or begins a new field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (title, announcement) => {
        const file = calendarFile(event({ title, announcement: `x${announcement}` }))
        const plain = (text: string): string =>
          text
            .split(/\r\n?|\n/)
            .map((line) => line.replace(/\p{Cc}/gu, ''))
            .join('\n')
        const fields = read(file)
        expect([fields.get('SUMMARY'), fields.get('DESCRIPTION')]).toEqual([plain(title), plain(`x${announcement}`)])
        expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).byteLength <= 75)).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      }),
    )
  })
})
