import { describe, expect, it } from 'vitest'
import type { SpaceStatus } from '../../../src/domain/chat'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { EVERY_SPACE, highlightedSpaces, isBusyWith, type SpaceAction } from '../../../src/domain/space'
import { spacesReducer, type SpacesState } from '../../../src/domain/space/spaces.reducer'
import { noonPlus } from '../../support/builders/instant'
import { spaceWith, square } from '../../support/builders/space'
import { alarm, given, wait, type Step, type Story } from '../../support/given'

type Spaces = Story<SpacesState>

const ALL: readonly SpaceStatus[] = ['prepare', 'started', 'ended', 'cancelled', 'disabled']
const read = (status: SpaceStatus, isReminded = false): Spaces =>
  given(spacesReducer, { type: 'space/ShowHighlights' }, (ask) => ({
    type: 'space/HighlightsLoaded',
    ask: ask('highlights'),
    spaces: [spaceWith({ status, isReminded })],
  }))
const readAgain = (story: Spaces, status: SpaceStatus): Spaces =>
  story.when({ type: 'space/ShowHighlights' }, (ask) => ({
    type: 'space/HighlightsLoaded',
    ask: ask('highlights'),
    spaces: [spaceWith({ status })],
  }))
const spaceIn = ({ state }: Spaces) => highlightedSpaces(state).spaces[0]
const pushed = (status: SpaceStatus, title = 'Open square'): Step => ({
  type: 'space/SpaceEdited',
  space: spaceWith({ status, title }),
})
const perform = (change: SpaceAction): Step => ({ type: 'space/PerformSpaceAction', channelId: square, change })
const ACT = `act/${square}`
const done =
  (change: SpaceAction): Step =>
  (ask) => ({ type: 'space/SpaceActionDone', ask: ask(ACT), channelId: square, change })
const notDone =
  (failure: Failure): Step =>
  (ask) => ({ type: 'space/SpaceActionFailed', ask: ask(ACT), channelId: square, failure })

describe('The status of a space', () => {
  it('SPC-1 R2-112 R2-113 R2-115 a pushed event moves a Prepare space to any status, a Started space only to Ended or Disable, a space that is over to none', () => {
    const moves = (from: SpaceStatus) =>
      ALL.filter((to) => to !== from && spaceIn(read(from).when(pushed(to)))?.status === to)
    expect(Object.fromEntries(ALL.map((from) => [from, moves(from)]))).toEqual({
      prepare: ['started', 'ended', 'cancelled', 'disabled'],
      started: ['ended', 'disabled'],
      ended: [],
      cancelled: [],
      disabled: [],
    })
  })

  it('SPC-1 a response of the server places a space in any status', () => {
    for (const from of ALL) expect(ALL.map((to) => spaceIn(readAgain(read(from), to))?.status)).toEqual(ALL)
  })

  it('R2-118 a pushed event of the same status changes the title, and keeps the member’s reminder', () => {
    for (const status of ALL) expect(spaceIn(read(status).when(pushed(status, 'Tea')))?.title).toBe('Tea')
    expect(spaceIn(read('prepare', true).when(pushed('prepare', 'Tea')))).toMatchObject({
      title: 'Tea',
      isReminded: true,
    })
  })

  it('SPC-2 the end of a space ends a space that is planned or started, and no other', () => {
    const end: Step = { type: 'space/SpaceEnded', channelId: square }
    expect(ALL.map((status) => spaceIn(read(status).when(end))?.status)).toEqual([
      'ended',
      'ended',
      'ended',
      'cancelled',
      'disabled',
    ])
  })
})

describe('A host’s action on a space', () => {
  it.each([
    ['prepare', 'start', 'started'],
    ['prepare', 'remove', 'cancelled'],
    ['started', 'end', 'ended'],
  ] as const)('a %s space that a host asks to %s is asked for once, and is then %s', (from, change, to) => {
    const asked = read(from).when(perform(change), perform(change))
    asked.gives({ asks: { [ACT]: { channelId: square, change } } })
    expect([isBusyWith(asked.state, square), spaceIn(asked)?.status]).toEqual([true, from])
    const after = asked.when(done(change))
    after.gives({ asks: {} })
    expect([isBusyWith(after.state, square), spaceIn(after)?.status]).toEqual([false, to])
  })

  it('a space that is over takes no action, and a started space is neither started nor removed', () => {
    for (const status of ['ended', 'cancelled', 'disabled'] as const)
      read(status).when(perform('start'), perform('end'), perform('remove')).gives({ asks: {} })
    read('started').when(perform('start'), perform('remove')).gives({ asks: {} })
  })

  it('an action that the server refuses changes nothing, and may be tried again', () => {
    const again = read('prepare').when(perform('start'), notDone(refused('no')))
    again.gives({ asks: {} })
    expect([isBusyWith(again.state, square), spaceIn(again)?.status]).toEqual([false, 'prepare'])
    again.when(perform('start')).gives({ asks: { [ACT]: { channelId: square, change: 'start' } } })
  })

  it('an action stays in progress while a list shows the old status, and is over when a list shows the new one', () => {
    const asked = read('prepare').when(perform('start'))
    expect(isBusyWith(readAgain(asked, 'prepare').state, square)).toBe(true)
    expect(spaceIn(readAgain(asked, 'started'))?.status).toBe('started')
  })

  it('if the response to an action was lost, the space is read after 3, 7 and 20 s until the outcome is known', () => {
    const lost = read('prepare').when(perform('start'), notDone(unreachable))
    const [NEXT, LOOK] = [`nextLook/${square}`, `look/${square}`]
    lost.gives({ asks: { [NEXT]: { at: noonPlus(3_000) } } })
    expect(isBusyWith(lost.state, square)).toBe(true)
    const looking = lost.when(wait(3_000), alarm(NEXT))
    looking.gives({ asks: { [LOOK]: { channelId: square } } })
    const failed: Step = (ask) => ({
      type: 'space/SpaceNotLoaded',
      ask: ask(LOOK),
      channelId: square,
      failure: unreachable,
    })
    const second = looking.when(failed)
    second.gives({ asks: { [NEXT]: { at: noonPlus(10_000) } } })
    const third = second.when(wait(7_000), alarm(NEXT), failed)
    third.gives({ asks: { [NEXT]: { at: noonPlus(30_000) } } })
    const given_up = third.when(wait(20_000), alarm(NEXT), failed)
    given_up.gives({ asks: {} })
    expect([isBusyWith(given_up.state, square), spaceIn(given_up)?.status]).toEqual([false, 'prepare'])
    for (const status of ['started', 'prepare'] as const) {
      const known = readAgain(looking, status)
      expect([isBusyWith(known.state, square), spaceIn(known)?.status]).toEqual([false, status])
    }
  })
})

describe('A reminder of a planned space', () => {
  const set = (on: boolean): Step => ({ type: 'space/SetReminder', channelId: square, on })
  const answer =
    (id: 'remind' | 'unremind', type: 'space/ReminderSet' | 'space/ReminderNotSet'): Step =>
    (ask) =>
      type === 'space/ReminderSet'
        ? { type, ask: ask(`${id}/${square}`), channelId: square, on: id === 'remind' }
        : { type, ask: ask(`${id}/${square}`), channelId: square, failure: unreachable }
  const isOn = (story: Spaces) => [spaceIn(story)?.isReminded, isBusyWith(story.state, square)]

  it('R2-028 R2-307 a reminder is on or off once the server has said so, and stays as it was if the server fails', () => {
    const [on, off] = [read('prepare').when(set(true)), read('prepare', true).when(set(false))]
    expect([isOn(on), isOn(off)]).toEqual([
      [false, true],
      [true, true],
    ])
    expect(isOn(on.when(answer('remind', 'space/ReminderSet')))).toEqual([true, false])
    expect(isOn(on.when(answer('remind', 'space/ReminderNotSet')))).toEqual([false, false])
    expect(isOn(off.when(answer('unremind', 'space/ReminderSet')))).toEqual([false, false])
    expect(isOn(off.when(answer('unremind', 'space/ReminderNotSet')))).toEqual([true, false])
  })

  it('a reminder that is turned off while it is being turned on sends the later wish', () => {
    read('prepare')
      .when(set(true), set(true), set(false))
      .gives({ asks: { [`unremind/${square}`]: { channelId: square, on: false } } })
  })

  it('no reminder is set for a space that is not planned', () => {
    for (const status of ALL.filter((one) => one !== 'prepare')) read(status).when(set(true)).gives({ asks: {} })
  })

  it('a reminder and the start of a space may be under way at once', () => {
    const both = read('prepare').when(set(true), perform('start'))
    expect(Object.keys(both.asked()).sort()).toEqual([ACT, `remind/${square}`])
    expect(spaceIn(both.when(answer('remind', 'space/ReminderSet'), done('start')))?.status).toBe('started')
  })
})

it('ALL-1 a reload keeps the status, the action and the reminder of a space', () => {
  const both = read('prepare').when(
    { type: 'space/ShowSpaces', filter: EVERY_SPACE },
    { type: 'space/SetReminder', channelId: square, on: true },
    perform('start'),
  )
  expect(both.reloaded().state).toEqual(both.state)
})
