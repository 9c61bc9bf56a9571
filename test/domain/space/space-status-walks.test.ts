import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SpaceStatus } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { EVERY_SPACE, highlightedSpaces, listedSpaces, type Space, type SpaceAction } from '../../../src/domain/space'
import { spacesReducer, type SpacesState } from '../../../src/domain/space/spaces.reducer'
import { elsewhere, infoWith, spaceWith, square } from '../../support/builders/space'
import { given, type Step, type Story } from '../../support/given'
import { answers, brokenBy, does, walks, type Turn as TurnOf } from '../../support/walk'

type Spaces = Story<SpacesState>

const OPEN: readonly SpaceStatus[] = ['prepare', 'started']
/** The moves of SPC-1. */
const MOVES: Readonly<Record<SpaceStatus, readonly SpaceStatus[]>> = {
  prepare: ['started', 'ended', 'cancelled', 'disabled'],
  started: ['ended', 'disabled'],
  ended: [],
  cancelled: [],
  disabled: [],
}

type Turn = TurnOf<SpacesState>
const turn = (step: Step): Turn => does(step)
/** Whether the turn is a server's answer to a read, which may place a space in any status. */
const isRead = (one: Turn): boolean => /^(?:listSpaces|readSpace):/.test(one[fc.toStringMethod]())

const channelId = fc.constantFrom(square, elsewhere)
const status = fc.constantFrom<SpaceStatus>('prepare', 'started', 'ended', 'cancelled', 'disabled')
const space: fc.Arbitrary<Space> = fc
  .record({ channelId, status, isReminded: fc.boolean(), title: fc.constantFrom('Tea', 'Talk') })
  .map((some) => spaceWith(some))
const change = fc.constantFrom<SpaceAction>('start', 'end', 'remove')
const pushed: fc.Arbitrary<Turn> = fc.oneof(
  fc
    .tuple(fc.constantFrom('space/SpaceWentLive' as const, 'space/SpaceEdited' as const), space)
    .map(([type, one]) => turn({ type, space: one })),
  channelId.map((id) => turn({ type: 'space/SpaceEnded', channelId: id })),
)
const pressed: fc.Arbitrary<Turn> = fc.oneof(
  fc
    .tuple(change, channelId)
    .map(([one, id]) => turn({ type: 'space/PerformSpaceAction', channelId: id, change: one })),
  fc.tuple(fc.boolean(), channelId).map(([on, id]) => turn({ type: 'space/SetReminder', channelId: id, on })),
  fc.constantFrom(
    turn({ type: 'space/ShowHighlights' }),
    turn({ type: 'space/ShowSpaces', filter: EVERY_SPACE }),
    turn({ type: 'space/ShowSpace', channelId: square }),
  ),
)
const keyIn = (id: string) => (id.endsWith(elsewhere) ? elsewhere : square)
const answered: fc.Arbitrary<Turn> = fc.oneof(
  fc.array(space, { maxLength: 3 }).map((spaces) =>
    answers<SpacesState>(
      'listSpaces',
      JSON.stringify(spaces.map((one) => [one.channelId, one.status])),
      (id) => (ask) => ({
        type: 'space/SpacesLoaded',
        ask: ask(id),
        spaces,
      }),
    ),
  ),
  space.map((one) =>
    answers<SpacesState>('readSpace', one.status, (id) => (ask) => ({
      type: 'space/SpaceLoaded',
      ask: ask(id),
      channelId: keyIn(id),
      info: infoWith({ channelId: keyIn(id), status: one.status, isReminded: one.isReminded }),
    })),
  ),
  change.map((one) =>
    answers<SpacesState>('performAction', 'done', (id) => (ask) => ({
      type: 'space/SpaceActionDone',
      ask: ask(id),
      channelId: keyIn(id),
      change: one,
    })),
  ),
  fc.constantFrom(unreachable, refused('no')).map((failure) =>
    answers<SpacesState>('performAction', failure._tag, (id) => (ask) => ({
      type: 'space/SpaceActionFailed',
      ask: ask(id),
      channelId: keyIn(id),
      failure,
    })),
  ),
  fc.boolean().map((on) =>
    answers<SpacesState>('setReminder', 'set', (id) => (ask) => ({
      type: 'space/ReminderSet',
      ask: ask(id),
      channelId: keyIn(id),
      on,
    })),
  ),
)
const next = fc.oneof(
  { weight: 4, arbitrary: pushed },
  { weight: 3, arbitrary: pressed },
  { weight: 3, arbitrary: answered },
)

const begin: Spaces = given(
  spacesReducer,
  { type: 'space/ShowSpaces', filter: EVERY_SPACE },
  { type: 'space/ShowHighlights' },
  (ask) => ({
    type: 'space/SpacesLoaded',
    ask: ask('spaces:0'),
    spaces: [spaceWith({ status: 'prepare' }), spaceWith({ channelId: elsewhere })],
  }),
  (ask) => ({
    type: 'space/HighlightsLoaded',
    ask: ask('highlights'),
    spaces: [spaceWith({ status: 'prepare' }), spaceWith({ channelId: elsewhere })],
  }),
)
const shown = ({ state }: Spaces): readonly Space[] => highlightedSpaces(state).spaces
const statusIn = (story: Spaces, id: string): SpaceStatus | null =>
  shown(story).find((one) => one.channelId === id)?.status ?? null

/** The shortest walk with a turn that breaks the rule; `null` if no turn breaks it. */
const broken = (holds: (after: Spaces, before: Spaces, isByRead: boolean) => boolean): string | null =>
  brokenBy(begin, walks(next, next), (after, before, last) => holds(after, before, isRead(last)))
const isOpen = ({ status: one }: Space): boolean => OPEN.includes(one)
const listedIn = ({ state }: Spaces): readonly Space[] => listedSpaces(state).spaces

describe('A space, whatever happens', () => {
  it('SPC-1 only the server’s answer takes a status back, and everything else moves it forward', () => {
    expect(
      broken((after, before, isByRead) =>
        [square, elsewhere].every((id) => {
          const [from, to] = [statusIn(before, id), statusIn(after, id)]
          return isByRead || from === null || to === null || from === to || MOVES[from].includes(to)
        }),
      ),
    ).toBeNull()
  })

  it('SPC-2 a list has each space once, and shows no space that is over', () => {
    expect(
      broken(
        (after) =>
          [listedIn(after), shown(after)].every(
            (spaces) => new Set(spaces.map(({ channelId: id }) => id)).size === spaces.length,
          ) && listedIn(after).every(isOpen),
      ),
    ).toBeNull()
  })

  it('SPC-2 a start that comes after the end does not bring a space back', () => {
    expect(
      broken(
        (after, before, isByRead) =>
          isByRead ||
          shown(before).every(
            (one) => isOpen(one) || !listedIn(after).some(({ channelId: id }) => id === one.channelId),
          ),
      ),
    ).toBeNull()
  })
})
