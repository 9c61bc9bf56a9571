import * as fc from 'fast-check'
import type { callsReducer } from '../../../src/domain/call/calls'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import type { Story } from '../../support/given'
import { answers, both, brokenBy, does, named, passes, sleeps, walks, type Turn as TurnOf } from '../../support/walk'
import {
  accept,
  ADA,
  BEN,
  call,
  calling,
  dial,
  free,
  hangUp,
  lineFails,
  OTHER_ROOM,
  peer,
  reject,
  ROOM,
  sessionEnds,
  signal,
} from './call-story'

export type Calls = typeof callsReducer.initial
type Turn = TurnOf<Calls>

export const NEITHER = made(ChannelId, '5bace001-0000-4000-8000-000010000003')
export const SIGNALS = ['call/Cancelled', 'call/Rejected', 'call/Accepted'] as const

/** A ring that the server sent now. */
const freshRing = (channelId: ChannelId): Turn =>
  named(`rings now in ${channelId}`, (story) => story.when(calling(story.at, channelId)))
const pressed: fc.Arbitrary<Turn> = fc.constantFrom<Turn>(
  does(dial(), 'dials'),
  does(dial(free, 'k2'), 'dials again'),
  does(dial({ ...free, blocked: 1 }, 'k3'), 'dials a blocked person'),
  does(accept, 'accepts'),
  does(reject, 'rejects'),
  does(hangUp(), 'hangs up'),
  does(hangUp(ROOM), 'hangs up an incoming call'),
)
const told: fc.Arbitrary<Turn> = fc.oneof(
  fc.constantFrom(ROOM, OTHER_ROOM).map(freshRing),
  fc
    .constantFrom(ROOM, OTHER_ROOM, null)
    .map((channelId) => does<Calls>(calling(null, channelId), `rang in ${String(channelId)}`)),
  fc
    .tuple(fc.constantFrom(...SIGNALS), fc.constantFrom(ROOM, OTHER_ROOM), fc.constantFrom(ADA, BEN), fc.boolean())
    .map(([type, channelId, by, isWeb]) =>
      named<Calls>(`${type} ${channelId} ${by}`, (story) => story.when(signal(type, { channelId, by, isWeb }))),
    ),
  fc
    .tuple(fc.boolean(), fc.constantFrom(ROOM, OTHER_ROOM))
    .map(([isThere, id]) => named<Calls>(`peer ${String(isThere)} ${id}`, (story) => story.when(peer(isThere, id)))),
  fc.constantFrom<Turn>(does(lineFails, 'the line fails'), does(sessionEnds)),
)
const answered: fc.Arbitrary<Turn> = fc.constantFrom<Turn>(
  answers('start', 'ok', (id) => (ask) => ({ type: 'call/Started', ask: ask(id), channelId: ROOM })),
  answers('start', 'failed', (id) => (ask) => ({ type: 'call/NotStarted', ask: ask(id), failure: unreachable })),
  answers('check', 'calls', (id) => (ask) => ({ type: 'call/RingVerified', ask: ask(id), channelId: ROOM })),
  answers('check', 'over', (id) => (ask) => ({ type: 'call/RingVerified', ask: ask(id), channelId: null })),
  answers('check', 'failed', (id) => (ask) => ({ type: 'call/RingNotVerified', ask: ask(id), failure: unreachable })),
  answers('accept', 'ok', (id) => (ask) => ({ type: 'call/ChannelJoined', ask: ask(id) })),
  answers('accept', 'failed', (id) => (ask) => ({ type: 'call/ChannelNotJoined', ask: ask(id), failure: unreachable })),
  answers('close', 'failed', (id) => (ask) => ({ type: 'call/NotClosed', ask: ask(id), failure: unreachable })),
)
const dials: Turn = does(dial(), 'dials')
const starts: Turn = answers('start', 'ok', (id) => (ask) => ({ type: 'call/Started', ask: ask(id), channelId: ROOM }))
const waits = both(dials, starts)
const meets: Turn = does(peer(), `peer true ${ROOM}`)
const time: fc.Arbitrary<Turn> = fc.oneof(
  fc.constantFrom(1_000, 9_000, 29_000, 31_000).map((ms) => passes<Calls>(ms)),
  fc.constantFrom(31_000, 70_000).map((ms) => sleeps<Calls>(ms)),
)
const turn = fc.oneof(
  { weight: 4, arbitrary: pressed },
  { weight: 4, arbitrary: told },
  { weight: 4, arbitrary: answered },
  { weight: 2, arbitrary: time },
  { weight: 2, arbitrary: fc.constantFrom<Turn>(meets, does(peer(false), `peer false ${ROOM}`)) },
)
/** Many walks begin in a call that waits, rings or is ongoing. */
const begin = fc.oneof(turn, fc.constantFrom<Turn>(waits, both(waits, meets), freshRing(ROOM)))
type Holds = (after: Story<Calls>, before: Story<Calls>, turn: Turn) => boolean
/** The shortest walk with a turn that breaks the rule; `null` if none does. */
export const broken = (holds: Holds): string | null => brokenBy<Calls>(call(), walks(begin, turn), holds)
