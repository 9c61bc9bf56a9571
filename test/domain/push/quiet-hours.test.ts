import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPushChoices, isTimeZone, wantsPush, type PushChoices } from '../../../src/domain/push'
import { clampToInstant } from '../../../src/domain/kernel/instant'

const at = (text: string) => clampToInstant(Date.parse(text))
const quietFrom = (from: number, until: number, timeZone: string, change: Partial<PushChoices> = {}): PushChoices => ({
  ...defaultPushChoices,
  quiet: true,
  from: from * 60,
  until: until * 60,
  timeZone,
  ...change,
})
const isQuiet = (choices: PushChoices, time: string): boolean => !wantsPush(choices, 'directs', at(time))

describe('Quiet hours', () => {
  it('R4-117 begin with their first minute, end before their last, and may cross midnight', () => {
    const night = quietFrom(22, 7, 'UTC')
    const times = ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00']
    expect(times.map((time) => isQuiet(night, `2026-05-01T${time}:00Z`))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    const noon = quietFrom(12, 14, 'UTC')
    expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(noon, `2026-05-01T${time}:00Z`))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('R4-117 follow the clock on the member’s wall when daylight saving begins and ends', () => {
    const night = quietFrom(22, 7, 'Europe/Berlin')
    // Berlin is at UTC+1 until 29 March 2026 01:00 UTC, then at UTC+2 until 25 October 01:00 UTC.
    expect(['2026-03-28T05:59:59Z', '2026-03-28T06:00:00Z'].map((time) => isQuiet(night, time))).toEqual([true, false])
    expect(['2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'].map((time) => isQuiet(night, time))).toEqual([true, false])
    expect(['2026-10-24T19:59:59Z', '2026-10-24T20:00:00Z'].map((time) => isQuiet(night, time))).toEqual([false, true])
    expect(['2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'].map((time) => isQuiet(night, time))).toEqual([true, false])
    // The hour from 2 to 3 is left out in March and comes twice in October.
    const hour = quietFrom(2, 3, 'Europe/Berlin')
    const minutesOf = (day: string) =>
      Array.from({ length: 180 }, (_, n) => new Date(Date.parse(`${day}T00:00:00Z`) + n * 60_000).toISOString())
    expect(minutesOf('2026-03-29').filter((time) => isQuiet(hour, time))).toHaveLength(0)
    expect(minutesOf('2026-10-25').filter((time) => isQuiet(hour, time))).toHaveLength(120)
  })

  it('R4-117 of equal times last the whole day; switched off they do nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 10 ** 12 }), (hour, time) => {
        const all = quietFrom(hour, hour, 'Asia/Kathmandu')
        expect(wantsPush(all, 'mentions', clampToInstant(time))).toBe(false)
        expect(wantsPush({ ...all, quiet: false }, 'mentions', clampToInstant(time))).toBe(true)
      }),
    )
  })

  it('R4-117 let calls through only if the member allows it, and never a kind that is off', () => {
    const all = quietFrom(0, 0, 'UTC', { ringsInQuiet: true })
    const now = at('2026-05-01T12:00:00Z')
    expect(wantsPush(all, 'calls', now)).toBe(true)
    expect(wantsPush({ ...all, ringsInQuiet: false }, 'calls', now)).toBe(false)
    expect(wantsPush({ ...all, calls: false }, 'calls', now)).toBe(false)
    expect(wantsPush(all, 'directs', now)).toBe(false)
  })

  it('R4-114 each kind is a choice of its own; rooms without a reminder are off at first', () => {
    const now = at('2026-05-01T12:00:00Z')
    const kinds = ['calls', 'rooms', 'mentions', 'directs', 'groupRooms'] as const
    expect(kinds.map((kind) => wantsPush(defaultPushChoices, kind, now))).toEqual([true, true, true, true, false])
    for (const kind of kinds)
      expect(
        kinds.filter((other) => !wantsPush({ ...defaultPushChoices, groupRooms: true, [kind]: false }, other, now)),
      ).toEqual([kind])
    expect(defaultPushChoices.showsTexts).toBe(false)
  })

  it('R4-112 a time zone is one that the runtime knows', () => {
    expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', '', 'x'.repeat(64)].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
