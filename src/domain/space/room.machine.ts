import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { alarmInput, effect, type AskOf } from '../kernel/effect'
import { ChannelId } from '../kernel/ids'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, entriesOf, keysOf, tableFrom, type Table } from '../kernel/table'
import { noRoom, RoomAct, RoomData, RoomEvent } from './room'
import { dueAt, foldRoom, mustReport, type RoomHears } from './room.fold'
import { roomMessages } from './room.messages'

const ofRoom = t.strict({ channelId: ChannelId })

export const roomEffects = {
  enterRoom: ofRoom,
  leaveRoom: ofRoom,
  tellRoom: t.strict({ n: t.number, event: RoomEvent }),
  actInRoom: t.strict({ n: t.number, act: RoomAct }),
  reportStats: ofRoom,
  alarm: alarmInput,
}
type Ask = AskOf<typeof roomEffects>

/** What the room one is in wants. Whoever comes back into a room they have just left waits until the server knows of the leaving. */
const asksOfRoom = ({ room, leaving }: RoomData): readonly Ask[] => {
  if (room === null) return []
  const { channelId } = room
  if (room.phase === 'joining') return leaving[channelId] === undefined ? [['enterRoom', { id: `enter:${channelId}`, input: { channelId } }]] : []
  const due = dueAt(room)
  return [
    // What was asked before the last cut tells nothing of what came after it.
    ...(room.isStale ? [['enterRoom', { id: `reread:${channelId}:${room.reads}`, input: { channelId } }] satisfies Ask] : []),
    ...entriesOf(room.telling).map(([n, event]): Ask => ['tellRoom', { id: `tell:${n}`, input: { n: Number(n), event } }]),
    ...entriesOf(room.acting).map(([n, act]): Ask => ['actInRoom', { id: `do:${n}`, input: { n: Number(n), act } }]),
    ...(mustReport(room) ? [['reportStats', { id: 'report', input: { channelId } }] satisfies Ask] : []),
    ...(due === null ? [] : [['alarm', { id: `roomDue:${due}`, input: { at: due } }] satisfies Ask]),
  ]
}

const wantedAsks = (data: RoomData): Table<Ask> => tableFrom([
  ...asksOfRoom(data),
  ...keysOf(data.leaving).flatMap((channelId): readonly Ask[] => (ChannelId.is(channelId) ? [['leaveRoom', { id: `leave:${channelId}`, input: { channelId } }]] : [])),
].map((ask) => [ask[1].id, ask] as const))

const Context = t.strict({ data: RoomData, asking: Asking }, 'RoomContext')

/**
 * The room one is in: at most one, entered by one join at a time. What it holds is a fold; the three states are what one would draw.
 * @internal
 */
export const roomMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as RoomHears },
  actors: {
    enterRoom: effect(roomEffects.enterRoom),
    leaveRoom: effect(roomEffects.leaveRoom),
    tellRoom: effect(roomEffects.tellRoom),
    actInRoom: effect(roomEffects.actInRoom),
    reportStats: effect(roomEffects.reportStats),
    alarm: effect(roomEffects.alarm),
  },
  guards: {
    isOutside: ({ context: { data: { room } } }) => room === null,
    isJoining: ({ context: { data: { room } } }) => room?.phase === 'joining',
    isInside: ({ context: { data: { room } } }) => room?.phase === 'inside',
  },
  actions: {
    take: assign({ data: ({ context, event }) => foldRoom(context.data, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.data)) }),
  },
}).createMachine({
  id: 'room',
  context: { data: noRoom, asking: emptyTable() },
  initial: 'outside',
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
  states: {
    outside: { always: { guard: 'isJoining', target: 'joining' } },
    joining: { always: [{ guard: 'isInside', target: 'inside' }, { guard: 'isOutside', target: 'outside' }] },
    inside: { always: [{ guard: 'isOutside', target: 'outside' }, { guard: 'isJoining', target: 'joining' }] },
  },
})

export const roomUnit = machineUnit('room', roomMachine, Context,
  [...Object.keys(roomMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded', 'SocketOpened', 'SpaceEnded'])
