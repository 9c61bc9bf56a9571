import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetsAt } from '../../../src/ui/features/scheduled-messages/presets'
import {
  addDays,
  fromField,
  instantOfWallClock,
  toField,
  wallClockAt,
  weekdayOf,
} from '../../../src/ui/format/wall-clock'

const BERLIN = 'Europe/Berlin'
const read = (field: string, zone = BERLIN): string => {
  const wall = fromField(field)
  return wall === null ? 'unreadable' : new Date(instantOfWallClock(wall, zone)).toISOString()
}

describe('A time on the wall clock', () => {
  it('R4-404 is the instant at which the clocks of the author’s zone show it, in summer and in winter', () => {
    expect(read('2026-07-01T09:00')).toBe('2026-07-01T07:00:00.000Z')
    expect(read('2026-12-01T09:00')).toBe('2026-12-01T08:00:00.000Z')
    expect(read('2026-12-01T09:00', 'America/New_York')).toBe('2026-12-01T14:00:00.000Z')
    expect(read('2026-12-01T09:00', 'Asia/Kathmandu')).toBe('2026-12-01T03:15:00.000Z')
    expect(read('2026-12-01T09:00', 'Pacific/Apia')).toBe('2026-11-30T20:00:00.000Z')
  })

  it('R4-404 that no clock shows, because clocks are set ahead, moves ahead by the same hour', () => {
    expect(read('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z')
    expect(read('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z')
    expect(read('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z')
    expect(read('2027-03-14T02:30', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z')
  })

  it('R4-404 that clocks show twice, because they are set back, means the first time', () => {
    expect(read('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(read('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z')
    expect(read('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    // Clocks on Lord Howe Island move by half an hour.
    expect(read('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z')
  })

  it('R4-404 is shown again at its instant, whatever the zone, unless clocks skip it', () => {
    const zones = fc.constantFrom(BERLIN, 'America/New_York', 'Asia/Shanghai', 'Australia/Lord_Howe', 'Asia/Kathmandu')
    fc.assert(
      fc.property(fc.integer({ min: 1_800_000_000, max: 2_000_000_000 }), zones, (seconds, zone) => {
        const wall = wallClockAt(seconds * 1_000, zone)
        const at = instantOfWallClock(wall, zone)
        expect(wallClockAt(at, zone)).toEqual(wall)
        expect(at).toBeLessThanOrEqual(seconds * 1_000)
      }),
    )
  })

  it('R4-404 survives the field of the form, and an incomplete field is no time', () => {
    const wall = wallClockAt(Date.UTC(2026, 0, 2, 3, 4), 'UTC')
    expect([toField(wall), fromField(toField(wall))]).toEqual(['2026-01-02T03:04', wall])
    expect(['', '2026-01', 'tomorrow', '2026-01-02'].map(fromField)).toEqual([null, null, null, null])
  })

  it('R4-404 keeps its time of day over days and months, and knows its weekday', () => {
    const wall = { year: 2026, month: 12, day: 31, hour: 9, minute: 0 }
    expect(toField(addDays(wall, 1))).toBe('2027-01-01T09:00')
    expect(weekdayOf(wall)).toBe(4)
  })
})

describe('The times that the menu offers', () => {
  const at = (field: string) => presetsAt(Date.parse(`${field}:00Z`), BERLIN).map((one) => [one.name, iso(one.at)])
  const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

  it('R4-402 are in an hour, tomorrow at nine and on Monday at nine, in the author’s zone', () => {
    expect(at('2026-12-02T23:30')).toEqual([
      ['hour', '2026-12-03T00:30'],
      ['tomorrow', '2026-12-04T08:00'],
      ['monday', '2026-12-07T08:00'],
    ])
  })

  it('R4-402 offer Monday once on a Sunday, and the next Monday on a Monday', () => {
    expect(at('2026-12-06T10:00').map(([name]) => name)).toEqual(['hour', 'tomorrow'])
    expect(at('2026-12-07T10:00').at(-1)).toEqual(['monday', '2026-12-14T08:00'])
  })

  it('R4-402 R4-404 are at nine also after the night in which clocks change', () => {
    expect(at('2027-03-27T12:00')[1]).toEqual(['tomorrow', '2027-03-28T07:00'])
    expect(at('2026-10-24T12:00')[1]).toEqual(['tomorrow', '2026-10-25T08:00'])
  })
})
