import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDay,
  formatDayAndTime,
  formatListTime,
  formatMoment,
  formatMonth,
  formatTime,
  isSameDay,
  toDateTime,
} from '../../../src/ui/format/dates'
import { ConversationRow } from '../../../src/ui/features/chat/listing/ConversationRow'
import { badInputs } from '../support/bad-inputs'
import { conversation } from '../support/groups'
import { DAY, item, Rows, rowsOf, TWO } from '../support/messages'
import { only, show } from '../support/show'

const relative = { today: 'Today', yesterday: 'Yesterday' }
const inFile = badInputs('timestamp')
/** Without BI-331: the codecs reject its time, so no formatter ever gets that time. */
const rows = inFile.filter(({ id }) => id !== 'BI-331')
/** The number in a row of the bad-input file, or NaN if the row is not a number. */
const numberIn = (text: string): number => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'number' ? value : Number.NaN
}
const everyWay = (at: number, locale: string) => [
  formatTime(at, locale),
  formatListTime(at, TWO, locale),
  formatDay(at, TWO, locale, relative),
  formatDayAndTime(at, TWO, locale, relative),
  formatMonth(at, locale),
  formatMoment(at, locale),
  toDateTime(at) ?? '',
]
const untellable = ['BI-326', 'BI-327', 'BI-328', 'BI-329', 'BI-330']

it('the bad-input file has every row about times that this test file uses', () => {
  expect(inFile.map(({ id }) => id)).toEqual([325, 326, 327, 328, 329, 330, 331, 332].map((n) => `BI-${n}`))
})

describe('A time', () => {
  it.each(rows.map((row) => [row.id, row] as const))(
    'the time of the bad input %s is formatted in every format without an exception or the text NaN',
    (_id, { text }) => {
      for (const locale of ['en', 'zh'])
        expect(everyWay(numberIn(text), locale).join('|')).not.toMatch(/NaN|Invalid|undefined/)
    },
  )

  it.each(rows.filter(({ id }) => untellable.includes(id)).map((row) => [row.id, row] as const))(
    'the invalid time of the bad input %s is formatted as an empty text in every format',
    (_id, { text }) => {
      expect(everyWay(numberIn(text), 'en').every((shown) => shown === '')).toBe(true)
    },
  )

  it('a time is formatted as an empty text if the current time is invalid', () => {
    expect(formatListTime(TWO, Number.NaN, 'en')).toBe('')
    expect(formatDay(TWO, Number.NaN, 'en', relative)).toBe('')
  })

  it.each(rows.map((row) => [row.id, row] as const))(
    'a message with the time of the bad input %s stays in its place among the message rows',
    (_id, { text }) => {
      const at = numberIn(text)
      const { container } = show(<Rows of={[item('a'), item('b', { at }), item('c')]} />)
      expect([...container.querySelectorAll('article')].map(({ dataset }) => dataset['key'])).toEqual(['a', 'b', 'c'])
      expect(container.textContent).not.toMatch(/NaN|Invalid/)
    },
  )

  it.each(rows.map((row) => [row.id, row] as const))(
    'a conversation with the time of the bad input %s stays in the conversation list',
    (_id, { text }) => {
      const { container } = show(
        <ConversationRow item={conversation('1', { at: numberIn(text) })} now={TWO} selected={false} tabIndex={0} />,
      )
      expect(only(container, 'a').textContent).toContain('Group 1')
      expect(only(container, 'time').textContent).not.toMatch(/NaN|Invalid/)
    },
  )

  it.each(untellable)('the invalid time of the bad input %s is rendered without a datetime attribute', (id) => {
    const row = rows.find((one) => one.id === id)
    const { container } = show(<Rows of={[item('a', { at: numberIn(row?.text ?? '') })]} />)
    expect(only(container, 'time').hasAttribute('datetime')).toBe(false)
  })

  it('BI-332 a message with a time far in the future keeps its place before the message that follows it', () => {
    const future = [item('a', { at: 4_102_444_800_000 }), item('b')]
    expect(rowsOf(future).map(({ message }) => message.key)).toEqual(['a', 'b'])
  })
})

describe('The time in the conversation list', () => {
  const at = (ago: number) => formatListTime(TWO - ago, TWO, 'en')

  it.each([
    [0, '14:00'],
    [14 * 3_600_000, '00:00'],
    [14 * 3_600_000 + 1, 'Thu'],
    [6 * DAY, 'Sat'],
    [7 * DAY, 'Apr 24'],
    [400 * DAY, 'Mar 27, 2025'],
  ])('the time of a message that is %d ms old reads %s', (ago, words) => {
    expect(at(ago)).toBe(words)
  })

  it('a time in the conversation list is formatted in the current language', () => {
    expect(formatListTime(TWO - DAY, TWO, 'zh')).toBe('周四')
    expect(formatListTime(TWO - 7 * DAY, TWO, 'zh')).toBe('4月24日')
  })

  it('a time in the future, from a clock that runs ahead, is shown as a time of day', () => {
    expect(at(-DAY)).toBe('14:00')
  })
})

describe('A day', () => {
  it('two times are on the same day exactly if no midnight lies between the two times', () => {
    const midnight = new Date(2026, 4, 1).getTime()
    expect(isSameDay(midnight, midnight - 1)).toBe(false)
    expect(isSameDay(midnight, midnight + DAY - 1)).toBe(true)
  })
})

describe('A device that changes its time zone', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('times and days are those of the new zone at once', () => {
    const at = Date.UTC(2026, 5, 1, 23, 30)
    const shown = (zone: string) => {
      vi.stubEnv('TZ', zone)
      return [formatTime(at, 'en'), formatMoment(at, 'en')]
    }
    expect(shown('UTC')).toEqual(['23:30', 'June 1, 2026 at 23:30'])
    expect(shown('Asia/Tokyo')).toEqual(['08:30', 'June 2, 2026 at 08:30'])
  })
})
