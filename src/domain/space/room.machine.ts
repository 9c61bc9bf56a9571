import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { alarmInput, effect, type EffectRequestOf } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import { syncEffects, ActiveEffects } from '../kernel/sync-effects'
import { emptyTable, entriesOf, keysOf, tableFrom, type Table } from '../kernel/table'
import { noRoom, RoomAction, RoomData, RoomEvent } from './room'
import { dueAt, reduceRoom, mustReport, type RoomReducerInput } from './room.reducer'
import { roomMessages } from './room.messages'

const ofRoom = t.strict({ channelId: ChannelId })

export const roomEffects = {
  enterRoom: ofRoom,
  leaveRoom: ofRoom,
  tellRoom: t.strict({ n: t.number, event: RoomEvent }),
  actInRoom: t.strict({ n: t.number, act: RoomAction }),
  reportStats: ofRoom,
  alarm: alarmInput,
}
type Ask = EffectRequestOf<typeof roomEffects>

/**
 * What the room one is in wants. Whoever comes back into a room they have just left waits until the server knows of the
 * leaving.
 */
const asksOfRoom = ({ room, leaving }: RoomData): readonly Ask[] => {
  if (room === null) return []
  const { channelId } = room
  if (room.phase === 'joining')
    return leaving[channelId] === undefined ? [['enterRoom', { id: `enter:${channelId}`, input: { channelId } }]] : []
  const due = dueAt(room)
  return [
    // What was asked before the last cut tells nothing of what came after it.
    ...(room.isStale
      ? [['enterRoom', { id: `reread:${channelId}:${room.reads}`, input: { channelId } }] satisfies Ask]
      : []),
    ...entriesOf(room.telling).map(([n, event]): Ask => [
      'tellRoom',
      { id: `tell:${n}`, input: { n: Number(n), event } },
    ]),
    ...entriesOf(room.acting).map(([n, act]): Ask => ['actInRoom', { id: `do:${n}`, input: { n: Number(n), act } }]),
    ...(mustReport(room) ? [['reportStats', { id: 'report', input: { channelId } }] satisfies Ask] : []),
    ...(due === null ? [] : [['alarm', { id: `roomDue:${due}`, input: { at: due } }] satisfies Ask]),
  ]
}

const wantedAsks = (data: RoomData): Table<Ask> =>
  tableFrom(
    [
      ...asksOfRoom(data),
      ...keysOf(data.leaving).flatMap((channelId): readonly Ask[] =>
        ChannelId.is(channelId) ? [['leaveRoom', { id: `leave:${channelId}`, input: { channelId } }]] : [],
      ),
    ].map((ask) => [ask[1].id, ask] as const),
  )

const Context = t.strict({ data: RoomData, asking: ActiveEffects }, 'RoomContext')

/** Out of the room, where the fold says that the event ends the stay (SPC-6). */
const parting = { guard: 'endsOutside', target: '#room.outside', actions: ['take', 'askForWhatIsWanted'] } as const

/**
 * The room one is in: at most one, entered by one join at a time (SPC-7). What is in it is a fold; after a cut of the
 * line, or an answer
 * that came too late, it is read again, and read once more where that failed.
 * @internal
 */
export const roomMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as RoomReducerInput },
  actors: {
    enterRoom: effect(roomEffects.enterRoom),
    leaveRoom: effect(roomEffects.leaveRoom),
    tellRoom: effect(roomEffects.tellRoom),
    actInRoom: effect(roomEffects.actInRoom),
    reportStats: effect(roomEffects.reportStats),
    alarm: effect(roomEffects.alarm),
  },
  guards: {
    endsOutside: ({ context, event }) => reduceRoom(context.data, event).room === null,
    endsJoining: ({ context, event }) => reduceRoom(context.data, event).room?.phase === 'joining',
    endsInside: ({ context, event }) => reduceRoom(context.data, event).room?.phase === 'inside',
    isStale: ({
      context: {
        data: { room },
      },
    }) => room?.phase === 'inside' && room.isStale,
    waitsToRead: ({
      context: {
        data: { room },
      },
    }) => room?.phase === 'inside' && !room.isStale && room.readAgainAt !== null,
    isFresh: ({
      context: {
        data: { room },
      },
    }) => room?.phase === 'inside' && !room.isStale && room.readAgainAt === null,
  },
  actions: {
    take: assign({ data: ({ context, event }) => reduceRoom(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedAsks(context.data))
    }),
  },
}).createMachine({
  id: 'room',
  context: { data: noRoom, asking: emptyTable() },
  initial: 'outside',
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
  states: {
    outside: { on: { EnterSpace: { target: 'joining', actions: ['take', 'askForWhatIsWanted'] } } },
    joining: {
      on: {
        RoomEntered: [{ guard: 'endsInside', target: 'inside', actions: ['take', 'askForWhatIsWanted'] }, parting],
        RoomNotEntered: parting,
        LeaveSpace: parting,
        SpaceEnded: parting,
        SessionEnded: parting,
        VisitorEntered: parting,
        SignedIn: parting,
      },
    },
    inside: {
      initial: 'current',
      on: {
        EnterSpace: { guard: 'endsJoining', target: 'joining', actions: ['take', 'askForWhatIsWanted'] },
        RoomHeard: parting,
        RoomEntered: parting,
        RoomNotEntered: parting,
        LeaveSpace: parting,
        SpaceEnded: parting,
        SessionEnded: parting,
        VisitorEntered: parting,
        SignedIn: parting,
      },
      states: {
        current: {
          always: [
            { guard: 'isStale', target: 'rereading' },
            { guard: 'waitsToRead', target: 'waitingToRead' },
          ],
        },
        rereading: {
          always: [
            { guard: 'isFresh', target: 'current' },
            { guard: 'waitsToRead', target: 'waitingToRead' },
          ],
        },
        waitingToRead: {
          always: [
            { guard: 'isStale', target: 'rereading' },
            { guard: 'isFresh', target: 'current' },
          ],
        },
      },
    },
  },
})

export const roomReducer = machineUnit('room', roomMachine, Context, [
  ...Object.keys(roomMessages),
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
  'SocketOpened',
  'SpaceEnded',
])
