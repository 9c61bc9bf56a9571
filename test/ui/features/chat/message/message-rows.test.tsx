import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MessageItem } from '../../../../../src/ui/features/chat/message/message-item'
import { appendedFrom, changedAtStart } from '../../../../../src/ui/features/chat/message/message-rows'
import { DAY, HOUR, item, itemsOf, MINUTE, Rows, rowsOf, SECOND, TWO } from '../../../support/messages'
import { show } from '../../../support/show'

const after = (gap: number, with_: Partial<MessageItem> = {}): readonly MessageItem[] => [
  item('a'),
  item('b', { at: TWO + gap, ...with_ }),
]
const dividers = (messages: readonly MessageItem[]) => rowsOf(messages).map((row) => row.dividerBelow)
const runs = (messages: readonly MessageItem[]) => rowsOf(messages).map((row) => row.startsRun)
const justBeforeMidnight = new Date(2026, 4, 1, 23, 59, 59, 999).getTime()
const midnight = justBeforeMidnight + 1

describe('A date divider', () => {
  it('R1-361 messages less than 30 minutes apart have no date divider between them', () => {
    expect(dividers(after(30 * MINUTE - 1))).toEqual([undefined, undefined])
  })

  it('R1-361 messages exactly 30 minutes apart have a date divider between them', () => {
    expect(dividers(after(30 * MINUTE))).toEqual([{ at: TWO + 30 * MINUTE, sameDay: true }, undefined])
  })

  it('R1-361 two messages on different days have a date divider between them, however short the gap is', () => {
    const night = [item('a', { at: justBeforeMidnight }), item('b', { at: midnight })]
    expect(dividers(night)).toEqual([{ at: midnight, sameDay: false }, undefined])
  })

  it('R1-361 the gap for a date divider is measured between two messages, not from the previous divider', () => {
    const often = [0, 20, 40, 60].map((minutes) => item(`m${minutes}`, { at: TWO + minutes * MINUTE }))
    expect(dividers(often)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('R1-361 a message that is dated half an hour before the previous message has a date divider above', () => {
    expect(dividers(after(-30 * MINUTE))[0]).toEqual({ at: TWO - 30 * MINUTE, sameDay: true })
  })

  it('no date divider stands beside an invalid time', () => {
    expect(dividers(after(Number.NaN))).toEqual([undefined, undefined])
  })

  it('a date divider between two messages of today shows the time without a day', () => {
    show(<Rows of={after(65 * MINUTE)} />)
    expect(screen.getAllByText('15:05')).toHaveLength(2)
    expect(screen.queryByText(/Today/)).toBeNull()
  })

  it.each([
    [DAY, DAY + 5 * MINUTE, 'Today'],
    [2 * DAY, DAY + 5 * MINUTE, 'Yesterday'],
    [4 * DAY, DAY + 5 * MINUTE, 'Saturday'],
    [30 * DAY, DAY + 5 * MINUTE, 'May 2'],
    [400 * DAY, DAY + 5 * MINUTE, 'May 2, 2026'],
  ])(
    'a date divider between two days shows the later day without a time (seen %d ms later)',
    (sinceThen, gap, words) => {
      show(<Rows of={after(gap)} now={TWO + sinceThen} />)
      expect(screen.getByText(words)).toBeTruthy()
    },
  )
})

describe('A run of messages by one sender', () => {
  it('R1-360 messages of one sender less than three minutes apart form a run', () => {
    expect(runs(after(3 * MINUTE - 1))).toEqual([true, false])
  })

  it('R1-360 a gap of three minutes or more ends a run', () => {
    expect(runs(after(3 * MINUTE))).toEqual([true, true])
  })

  it('R1-360 the gap of a run of one sender is measured from the previous message, not from the first message of the run', () => {
    const steady = [0, 2, 4, 6].map((minutes) => item(`m${minutes}`, { at: TWO + minutes * MINUTE }))
    expect(runs(steady)).toEqual([true, false, false, false])
  })

  it('R1-360 a message of another sender ends the run', () => {
    expect(runs(after(SECOND, { sender: { id: 'x-cy', name: 'Ben' } }))).toEqual([true, true])
  })

  it('a run of one sender ends at midnight, where the date divider stands', () => {
    expect(runs([item('a', { at: justBeforeMidnight }), item('b', { at: midnight })])).toEqual([true, true])
  })

  it('a run of one sender ends at the first unread message', () => {
    expect(rowsOf(after(SECOND), 'b').map((row) => [row.startsNew, row.startsRun])).toEqual([
      [false, true],
      [true, true],
    ])
  })

  it('R1-360 a run of one sender shows one avatar and one name', () => {
    const { container } = show(<Rows of={after(SECOND)} />)
    expect(container.querySelectorAll('[class*="_avatar_"]')).toHaveLength(1)
    expect(container.querySelectorAll('[class*="_who_"]')).toHaveLength(1)
  })
})

describe('Older messages that load', () => {
  const shown = [item('c', { at: TWO }), item('d', { at: TWO + HOUR })]
  const earlier = [item('a', { at: TWO - DAY }), item('b', { at: TWO - SECOND })]

  it('older messages that load leave existing rows unchanged, so the reader’s scroll position does not move', () => {
    expect(rowsOf([...earlier, ...shown], undefined, ['c']).slice(2)).toEqual(rowsOf(shown))
  })

  it('loading older messages adds the date divider between the older messages and the existing rows', () => {
    const far = [item('b', { at: TWO - 30 * MINUTE })]
    expect(rowsOf([...far, ...shown], undefined, ['c'])[0]?.dividerBelow).toEqual({ at: TWO, sameDay: true })
  })

  it('the list distinguishes older messages that were loaded at its start from new messages at its end', () => {
    const [before, grown, prepended] = [shown, [...shown, item('e')], [...earlier, ...shown]].map(itemsOf)
    if (before === undefined || grown === undefined || prepended === undefined) throw new Error('there are three')
    expect(changedAtStart(before, prepended)).toBe(true)
    expect(changedAtStart(before, grown)).toBe(false)
    expect(appendedFrom(before, grown)).toBe(2)
    expect(appendedFrom(before, prepended)).toBe(prepended.length)
  })
})
