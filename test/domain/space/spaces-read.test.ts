import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import {
  EVERY_SPACE,
  highlightedSpaces,
  isBusyWith,
  listedSpaces,
  lookUpSpace,
  type Space,
} from '../../../src/domain/space'
import { spacesReducer } from '../../../src/domain/space/spaces.reducer'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { elsewhere, infoWith, spaceWith, square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'

const here = given(spacesReducer, { type: 'SignedIn', session: sessionOf(ann) })
const listed =
  (...spaces: readonly Space[]): Step =>
  (ask) => ({ type: 'space/SpacesLoaded', ask: ask('spaces:0'), spaces })
const notListed: Step = (ask) => ({ type: 'space/SpacesNotLoaded', ask: ask('spaces:0'), failure: unreachable })
const other = spaceWith({ channelId: elsewhere, status: 'prepare', startsAt: noonPlus(60_000), locale: 'ja' })
const show: Step = { type: 'space/ShowSpaces', filter: EVERY_SPACE }
const shown = here.when(show, listed(spaceWith(), other))
const looks: Step = { type: 'space/ShowSpace', channelId: square }
const read =
  (with_: Partial<Space> = {}): Step =>
  (ask) => ({ type: 'space/SpaceLoaded', ask: ask(`space:${square}`), channelId: square, info: infoWith(with_) })
const notRead: Step = (ask) => ({
  type: 'space/SpaceNotLoaded',
  ask: ask(`space:${square}`),
  channelId: square,
  failure: unreachable,
})
const saved = (space: Space): Step => ({ type: 'space/SpaceSaved', space, isNew: true })
const online: Step = { type: 'NetworkOnline' }
const ids = ({ state }: typeof here) => listedSpaces(state).spaces.map(({ channelId }) => channelId)

describe('A list of spaces', () => {
  it('a list of spaces contains each space once and no ended space', () => {
    expect(
      ids(here.when(show, listed(spaceWith(), spaceWith(), spaceWith({ channelId: elsewhere, status: 'ended' })))),
    ).toEqual([square])
  })

  it('the highlights keep their order and cancelled spaces, and after a failed read are read when the network returns', () => {
    const highlights = here.when({ type: 'space/ShowHighlights' })
    highlights.gives({ asks: { highlights: {} } })
    expect(
      highlightedSpaces(
        highlights.when((ask) => ({
          type: 'space/HighlightsLoaded',
          ask: ask('highlights'),
          spaces: [other, spaceWith({ status: 'cancelled' })],
        })).state,
      ).spaces.map(({ channelId }) => channelId),
    ).toEqual([elsewhere, square])
    const failed = highlights
      .when((ask) => ({ type: 'space/HighlightsNotLoaded', ask: ask('highlights'), failure: unreachable }))
      .gives({ asks: {} })
    expect(highlightedSpaces(failed.state).status).toBe('failed')
    failed.when(online).gives({ asks: { highlights: {} } })
  })

  it('a list of spaces stays unchanged while it is read again, and also if that second read fails', () => {
    const again = shown.when(show).gives({ asks: { 'spaces:0': EVERY_SPACE } })
    expect([ids(again), ids(again.when(notListed)), listedSpaces(again.when(notListed).state).status]).toEqual([
      [square, elsewhere],
      [square, elsewhere],
      'shown',
    ])
  })

  it('a list of spaces that could not be read is read again when the network returns', () => {
    here
      .when(show, notListed)
      .gives({ asks: {} })
      .when(online)
      .gives({ asks: { 'spaces:0': EVERY_SPACE } })
    here.when(online).gives({ asks: {} })
  })

  it('a created space is added to a loaded list of its language, unless the space is over or already listed', () => {
    const japanese = here.when({ type: 'space/ShowSpaces', filter: { period: 'month', locale: 'ja' } }, (ask) => ({
      type: 'space/SpacesLoaded',
      ask: ask('spaces:1'),
      spaces: [],
    }))
    expect([ids(japanese.when(saved(other))), ids(japanese.when(saved(spaceWith())))]).toEqual([[elsewhere], []])
    const empty = here.when(show, listed())
    expect([ids(empty.when(saved(spaceWith({ status: 'cancelled' })))), ids(here.when(saved(other)))]).toEqual([[], []])
    expect(ids(shown.when(saved(other)))).toEqual([square, elsewhere])
  })

  it('a list of spaces shows spaces without a start time last', () => {
    const late = spaceWith({ status: 'prepare', startsAt: null })
    expect(ids(here.when(show, listed(late, other)))).toEqual([elsewhere, square])
  })

  it('a listed space still has the member’s reminder after the space was edited', () => {
    const reminded = here.when(show, listed({ ...other, isReminded: true }))
    expect(
      listedSpaces(reminded.when({ type: 'space/SpaceEdited', space: { ...other, title: 'Tea' } }).state).spaces,
    ).toEqual([{ ...other, title: 'Tea', isReminded: true }])
  })
})

describe('An opened space', () => {
  it('an opened space is shown with its group, and stays shown while it is read again, even if that read fails', () => {
    const first = here.when(looks, read())
    first.gives({ asks: {} })
    expect(lookUpSpace(first.state, square)).toEqual({ status: 'shown', info: infoWith(), isFresh: true })
    expect(lookUpSpace(first.when(looks).state, square)).toEqual({ status: 'shown', info: infoWith(), isFresh: false })
    expect(lookUpSpace(first.when(looks, notRead).state, square)).toMatchObject({ status: 'shown', isFresh: true })
    expect([lookUpSpace(here.state, square), lookUpSpace(here.when(looks).state, square)]).toEqual([
      { status: 'loading' },
      { status: 'loading' },
    ])
    expect(lookUpSpace(here.when(looks, notRead, looks).state, square)).toEqual({ status: 'loading' })
  })

  it('WS-7 when the network returns, an opened space is read again, unless no such space exists', () => {
    for (const before of [here.when(looks, read()), here.when(looks, notRead)])
      before.when(online).gives({ asks: { [`space:${square}`]: { channelId: square } } })
    const gone = here.when(looks, (ask) => ({
      type: 'space/SpaceLoaded',
      ask: ask(`space:${square}`),
      channelId: square,
      info: null,
    }))
    gone.gives({ asks: {} }).when(online).gives({ asks: {} })
    expect(lookUpSpace(gone.when(looks, read()).state, square).status).toBe('shown')
  })

  it('after the member joined the group, an opened space shows the group as joined', () => {
    const outside = here.when(looks, (ask) => ({
      type: 'space/SpaceLoaded',
      ask: ask(`space:${square}`),
      channelId: square,
      info: infoWith({}, { isMember: false }),
    }))
    const isMember = ({ state }: typeof here) => {
      const look = lookUpSpace(state, square)
      return look.status === 'shown' && look.info.group.isMember
    }
    expect(
      [
        outside,
        outside.when({ type: 'group/GroupJoined', group: groupOf('10000001') }),
        outside.when({ type: 'group/GroupJoined', group: groupOf('10000002') }),
      ].map(isMember),
    ).toEqual([false, true, false])
  })
})

describe('The other spaces during an action', () => {
  it('while an action or a reminder of a space runs, the other spaces are not busy', () => {
    for (const step of [
      { type: 'space/PerformSpaceAction', channelId: elsewhere, change: 'start' },
      { type: 'space/SetReminder', channelId: elsewhere, on: true },
    ] as const) {
      const { state } = shown.when(step)
      expect([isBusyWith(state, elsewhere), isBusyWith(state, square)]).toEqual([true, false])
    }
  })
})
