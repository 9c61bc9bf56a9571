import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { EVERY_SPACE, filterOf, highlightedSpaces, listedSpaces, lookUpSpace } from '../../../src/domain/space'
import { spacesReducer } from '../../../src/domain/space/spaces.reducer'
import { sessionOf } from '../../support/builders/session'
import { ann } from '../../support/builders/person'
import { elsewhere, infoWith, spaceWith, square } from '../../support/builders/space'
import { noonPlus } from '../../support/builders/instant'
import { given, type Step } from '../../support/given'
import { spacesMessages } from '../../../src/domain/space/spaces.messages'

const { 'space/SpaceEnded': SpaceEnded } = spacesMessages

const here = given(spacesReducer, { type: 'SignedIn', session: sessionOf(ann) })
const listed =
  (...spaces: ReturnType<typeof spaceWith>[]): Step =>
  (ask) => ({ type: 'space/SpacesLoaded', ask: ask('spaces:0'), spaces })
const other = spaceWith({ channelId: elsewhere, status: 'prepare', startsAt: noonPlus(60_000) })
const shown = here.when({ type: 'space/ShowSpaces', filter: EVERY_SPACE }, listed(spaceWith(), other))
const ids = (state: typeof spacesReducer.initial) => listedSpaces(state).spaces.map(({ channelId }) => channelId)

describe('The list of spaces', () => {
  it('R2-092 R2-197 R2-340 the list of spaces is first read for a month and any language, then for the chosen period and language', () => {
    here
      .when({ type: 'space/ShowSpaces', filter: EVERY_SPACE })
      .gives({ asks: { 'spaces:0': { period: 'month', locale: null } } })
    const french = shown.when({ type: 'space/ShowSpaces', filter: { period: 'week', locale: 'fr' } })
    french.gives({ asks: { 'spaces:1': { period: 'week', locale: 'fr' } } })
    expect([filterOf(french.state), listedSpaces(french.state).status]).toEqual([
      { period: 'week', locale: 'fr' },
      'loading',
    ])
  })

  it('the list of spaces shows live spaces first, then the upcoming spaces', () => {
    expect(ids(shown.state)).toEqual([square, elsewhere])
  })

  it('SPC-2 R2-117 a start event marks a listed space as started, and adds an unlisted space', () => {
    const started = shown.when({ type: 'space/SpaceWentLive', space: { ...other, status: 'started' } })
    expect(listedSpaces(started.state).spaces.map(({ status }) => status)).toEqual(['started', 'started'])
    const alone = here.when({ type: 'space/ShowSpaces', filter: EVERY_SPACE }, listed())
    expect(ids(alone.when({ type: 'space/SpaceWentLive', space: spaceWith() }).state)).toEqual([square])
  })

  it('SPC-2 R2-118 a created space is added to the list, and a changed space shows its new values', () => {
    const alone = here.when({ type: 'space/ShowSpaces', filter: EVERY_SPACE }, listed(spaceWith()))
    expect(ids(alone.when({ type: 'space/SpaceEdited', space: other }).state)).toEqual([square, elsewhere])
    const renamed = shown.when({ type: 'space/SpaceEdited', space: { ...other, title: 'Tea' } })
    expect(listedSpaces(renamed.state).spaces.map(({ title }) => title)).toEqual(['Open square', 'Tea'])
  })

  it('SPC-2 R2-116 R2-119 an ended space leaves the list, and a later start event does not return the space', () => {
    const ended = shown.when({ type: 'space/SpaceEnded', channelId: square })
    expect(ids(ended.state)).toEqual([elsewhere])
    expect(
      ids(
        ended.when(
          { type: 'space/SpaceWentLive', space: spaceWith() },
          { type: 'space/SpaceEdited', space: spaceWith() },
        ).state,
      ),
    ).toEqual([elsewhere])
  })

  it('SPC-2 for any order of messages, the list of spaces contains each space once and never an ended space', () => {
    const tellings = fc.constantFrom<Step>(
      { type: 'space/SpaceWentLive', space: spaceWith() },
      { type: 'space/SpaceWentLive', space: { ...other, status: 'started' } },
      { type: 'space/SpaceEdited', space: other },
      { type: 'space/SpaceEnded', channelId: square },
      { type: 'space/SpaceEnded', channelId: elsewhere },
      { type: 'space/SpaceEdited', space: spaceWith({ status: 'prepare' }) },
    )
    fc.assert(
      fc.property(fc.array(tellings, { maxLength: 12 }), (steps) => {
        const now = ids(shown.when(...steps).state)
        expect(new Set(now).size).toBe(now.length)
        const last = [...steps].reverse().find((step) => SpaceEnded.is(step) && step.channelId === square)
        expect(last !== undefined && now.includes(square)).toBe(false)
      }),
    )
  })

  it('SPC-1 an ended space shows as started again if the server says so in a response requested after the end', () => {
    const ended = shown.when(
      { type: 'space/SpaceEnded', channelId: square },
      { type: 'space/ShowSpace', channelId: square },
    )
    const fresh = ended.when((ask) => ({
      type: 'space/SpaceLoaded',
      ask: ask(`space:${square}`),
      channelId: square,
      info: infoWith(),
    }))
    expect(lookUpSpace(fresh.state, square)).toMatchObject({ status: 'shown', info: { space: { status: 'started' } } })
  })

  it('WS-7 a list of spaces that was shown is read again when the socket first opens and after every disconnect', () => {
    const socket = { unit: 'connection/socket', id: 'openSocket', seq: 1 }
    shown.when({ type: 'SocketOpened', ask: socket, again: true }).gives({ asks: { 'spaces:0': EVERY_SPACE } })
    // A list from before the first opening may be outdated, because changes were not pushed until then.
    shown.when({ type: 'SocketOpened', ask: socket, again: false }).gives({ asks: { 'spaces:0': EVERY_SPACE } })
    given(spacesReducer, { type: 'SocketOpened', ask: socket, again: false }).gives({ asks: {} })
  })

  it('the list of spaces reports that its read has failed', () => {
    const failed = here.when({ type: 'space/ShowSpaces', filter: EVERY_SPACE }, (ask) => ({
      type: 'space/SpacesNotLoaded',
      ask: ask('spaces:0'),
      failure: unreachable,
    }))
    expect(listedSpaces(failed.state).status).toBe('failed')
  })

  it('the highlights show an ended space as well', () => {
    const highlights = here.when({ type: 'space/ShowHighlights' }, (ask) => ({
      type: 'space/HighlightsLoaded',
      ask: ask('highlights'),
      spaces: [spaceWith({ status: 'ended' })],
    }))
    expect(highlightedSpaces(highlights.state)).toMatchObject({ status: 'shown', spaces: [{ status: 'ended' }] })
  })
})

describe('A space looked up by its id or key', () => {
  it('two views of a space send one look-up, which reports a space that does not exist or a read that failed', () => {
    const asked = here.when(
      { type: 'space/ShowSpace', channelId: square },
      { type: 'space/ShowSpace', channelId: square },
    )
    asked.gives({ asks: { [`space:${square}`]: { channelId: square } } })
    expect(
      lookUpSpace(
        asked.when((ask) => ({ type: 'space/SpaceLoaded', ask: ask(`space:${square}`), channelId: square, info: null }))
          .state,
        square,
      ).status,
    ).toBe('gone')
    expect(
      lookUpSpace(
        asked.when((ask) => ({
          type: 'space/SpaceNotLoaded',
          ask: ask(`space:${square}`),
          channelId: square,
          failure: unreachable,
        })).state,
        square,
      ).status,
    ).toBe('failed')
  })
})

describe('An action on a listed space', () => {
  it('R2-113 R2-114 a space that a host ends or removes leaves the list when the server has done it', () => {
    for (const [channelId, change] of [
      [square, 'end'],
      [elsewhere, 'remove'],
    ] as const) {
      const asked = shown.when({ type: 'space/PerformSpaceAction', channelId, change })
      expect(ids(asked.state)).toEqual([square, elsewhere])
      const done = asked.when((ask) => ({
        type: 'space/SpaceActionDone',
        ask: ask(`act/${channelId}`),
        channelId,
        change,
      }))
      expect(ids(done.state)).toEqual([square, elsewhere].filter((id) => id !== channelId))
    }
  })

  it('the loaded spaces are cleared when the session ends', () => {
    const out = shown.when({
      type: 'SessionEnded',
      ask: { unit: 'session', id: 'endSession', seq: 1 },
      reason: 'signedOut',
    })
    out.gives({ asks: {} })
    expect(out.state).toEqual(spacesReducer.initial)
  })
})
