import * as fc from 'fast-check'
import {
  joinedRoomOf,
  type JoinedRoom,
  type LiveRole,
  type MicMode,
  type RoomEvent,
  type RoomMember,
} from '../../../src/domain/space'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { entriesOf } from '../../../src/domain/kernel/table'
import { roomReducer, type RoomState } from '../../../src/domain/space/room/room.reducer'
import { ann, ben, vera } from '../../support/builders/person'
import { elsewhere, eventOf, square } from '../../support/builders/space'
import { isSame } from '../../support/counterexample'
import { given, type Step } from '../../support/given'
import { answers, both, brokenBy, does, passes, sleeps, walks, type Turn as TurnOf } from '../../support/walk'
import { connected, enter, hear, type Room } from './room-story'
import { entersAs, notEntered, reopened, zoe, type Seen } from './room-turns'

type Turn = TurnOf<RoomState>

const numberIn = (input: unknown): number =>
  typeof input === 'object' && input !== null && 'n' in input ? Number(input.n) : 0

const seen: fc.Arbitrary<Seen> = fc.record({
  role: fc.constantFrom<LiveRole>('host', 'host', 'speaker', 'audience', 'audience', 'guest'),
  mic: fc.constantFrom<RoomMember['mic']>('off', 'on', 'held'),
  mode: fc.constantFrom<MicMode>('limited', 'limited', 'open'),
})
const answer: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 4, arbitrary: seen.map((next) => entersAs(next)) },
  fc.constantFrom(
    notEntered(unreachable),
    notEntered(refused('no')),
    answers('leaveRoom', 'left', (id) => (ask) => ({ type: 'space/RoomLeft', ask: ask(id), channelId: square })),
    answers('sendRoomEvent', 'sent', (id, input) => (ask) => ({
      type: 'space/RoomEventSent',
      ask: ask(id),
      n: numberIn(input),
    })),
    answers('sendRoomEvent', 'not sent', (id, input) => (ask) => ({
      type: 'space/RoomEventNotSent',
      ask: ask(id),
      n: numberIn(input),
      event: null,
    })),
    answers('reportStats', 'reported', (id) => (ask) => ({ type: 'space/StatsReported', ask: ask(id) })),
  ),
)

const person = fc.constantFrom(vera.xid, vera.xid, zoe.xid, ben.xid)
const command: fc.Arbitrary<Turn> = fc
  .oneof(
    fc.constantFrom<Step>(
      enter,
      { ...enter, channelId: elsewhere },
      { type: 'space/RequestMic' },
      { type: 'space/RequestMic' },
      { type: 'space/CancelMicRequest' },
      { type: 'space/AcceptMicInvite' },
      { type: 'space/DeclineMicInvite' },
      { type: 'space/OpenMic' },
      { type: 'space/CloseMic' },
      { type: 'space/StartShare', kind: 'screen' },
      { type: 'space/StartShare', kind: 'camera' },
      { type: 'space/StopShare' },
      { type: 'space/SetMicMode', mode: 'open' },
    ),
    fc
      .tuple(
        fc.constantFrom('space/MoveToAudience' as const, 'space/MuteMic' as const, 'space/InviteToSpeak' as const),
        person,
      )
      .map(([type, xid]): Step => ({ type, xid })),
  )
  .map((step) => does<RoomState>(step))
const listener = fc.constantFrom(vera.xid, vera.xid, zoe.xid)
/** Listeners ask, and the host decides. */
const deciding: fc.Arbitrary<Turn> = fc.oneof(
  listener.map((xid) => does<RoomState>(hear('request', { fromXid: xid }))),
  listener.map((xid) => does<RoomState>(hear('place', { toXid: xid, place: 2, waitedMs: 1_000, silentMs: null }))),
  fc
    .tuple(
      fc.constantFrom(
        'space/AllowMicRequest' as const,
        'space/RefuseMicRequest' as const,
        'space/InviteToSpeak' as const,
      ),
      listener,
    )
    .map(([type, xid]) => does<RoomState>({ type, xid, note: null })),
  fc.constantFrom<Turn>(
    answers('sendDecision', 'sent', (id) => (ask) => ({ type: 'space/DecisionSent', ask: ask(id) })),
    answers('sendDecision', 'not sent', (id) => (ask) => ({
      type: 'space/DecisionNotSent',
      ask: ask(id),
      event: eventOf('allow', { fromXid: ann.xid, toXid: vera.xid }),
    })),
  ),
)
const media: fc.Arbitrary<Turn> = fc
  .constantFrom<Step>(
    connected,
    connected,
    { type: 'space/RoomMediaStateChanged', channelId: square, state: 'reconnecting' },
    { type: 'space/MicNotOpened', channelId: square, fault: 'permissionRefused' },
    { type: 'space/ShareStarted', channelId: square, n: 1, hasSound: false, surface: 'monitor' },
    { type: 'space/ShareStopped', channelId: square, n: 1, fault: null },
    { type: 'space/ShareStopped', channelId: square, n: 2, fault: 'pickerClosed' },
    { type: 'space/RoomReloaded' },
    reopened,
  )
  .map((step) => does<RoomState>(step))
const heard: fc.Arbitrary<Turn> = fc
  .record({
    kind: fc.constantFrom<RoomEvent['kind']>(
      'request',
      'allow',
      'invite',
      'decline',
      'mute',
      'unmute',
      'endMic',
      'role',
      'mode',
      'left',
    ),
    fromXid: fc.constantFrom(ben.xid, ben.xid, vera.xid, zoe.xid, null),
    toXid: fc.constantFrom(ann.xid, ann.xid, vera.xid, zoe.xid),
    role: fc.constantFrom<LiveRole>('guest', 'speaker', 'audience'),
    mode: fc.constantFrom<MicMode>('limited', 'open'),
  })
  .map(({ kind, ...with_ }) => does(hear(kind, with_)))
const time: fc.Arbitrary<Turn> = fc.oneof(
  fc.constantFrom(1_000, 6_000, 10_000, 30_000).map((ms) => passes<RoomState>(ms)),
  fc.constantFrom(9_999, 31_000).map((ms) => sleeps<RoomState>(ms)),
)

/** What may happen in a room, but its end. */
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 3, arbitrary: answer },
  { weight: 5, arbitrary: command },
  { weight: 4, arbitrary: deciding },
  { weight: 2, arbitrary: media },
  { weight: 5, arbitrary: heard },
  { weight: 2, arbitrary: time },
)

/** Ann is mostly let in, and her media is connected. */
const begin: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 8, arbitrary: seen.map((first) => both(entersAs(first), does(connected))) },
  fc.constantFrom<Turn>(notEntered(unreachable), notEntered(refused('no')), does(connected)),
)
const walk = walks(begin, turn)
const start: Room = given(roomReducer, enter)

/** The shortest walk after which the rule does not hold; `null` if it holds after every turn. */
export const brokenInRoom = (holds: (room: Room) => boolean): string | null => brokenBy(start, walk, holds)
/** The same, for the turns after which the member is in the room. */
export const brokenInside = (holds: (now: JoinedRoom, room: Room) => boolean, numRuns?: number): string | null =>
  brokenBy(
    start,
    walk,
    (room) => {
      const now = joinedRoomOf(room.state)
      return now === null || holds(now, room)
    },
    numRuns,
  )

/** The names of the running effects. */
export const effectsIn = ({ state }: Room): readonly string[] =>
  entriesOf(roomReducer.effects(state)).map(([, { effect }]) => effect)
export const running = (room: Room, effect: string): number => effectsIn(room).filter((one) => one === effect).length

export const changesNothing = (room: Room, ...steps: readonly Step[]): boolean =>
  steps.every((step) => isSame(room.when(step).state, room.state))
/** Whether the steps request no effect. */
export const sendsNothing = (room: Room, ...steps: readonly Step[]): boolean =>
  steps.every((step) => isSame(effectsIn(room.when(step)), effectsIn(room)))
