import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer } from '../event-log'
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
  sendRoomEvent: t.strict({ n: t.number, event: RoomEvent }),
  performAction: t.strict({ n: t.number, act: RoomAction }),
  reportStats: ofRoom,
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof roomEffects>

/** The requests of a room. The same room can be entered again only after `RoomLeft`. */
const requestsOfRoom = ({ room, leaving }: RoomData): readonly EffectRequest[] => {
  if (room === null) return []
  const { channelId } = room
  if (room.phase === 'joining')
    return leaving[channelId] === undefined ? [['enterRoom', { id: `enter:${channelId}`, input: { channelId } }]] : []
  const due = dueAt(room)
  return [
    // The id contains `reads`, so that a response from before the last reconnect is ignored.
    ...(room.isStale
      ? [['enterRoom', { id: `reread:${channelId}:${room.reads}`, input: { channelId } }] satisfies EffectRequest]
      : []),
    ...entriesOf(room.telling).map(([n, event]): EffectRequest => [
      'sendRoomEvent',
      { id: `tell:${n}`, input: { n: Number(n), event } },
    ]),
    ...entriesOf(room.acting).map(([n, act]): EffectRequest => [
      'performAction',
      { id: `do:${n}`, input: { n: Number(n), act } },
    ]),
    ...(mustReport(room) ? [['reportStats', { id: 'report', input: { channelId } }] satisfies EffectRequest] : []),
    ...(due === null ? [] : [['alarm', { id: `roomDue:${due}`, input: { at: due } }] satisfies EffectRequest]),
  ]
}

const wantedRequests = (data: RoomData): Table<EffectRequest> =>
  tableFrom(
    [
      ...requestsOfRoom(data),
      ...keysOf(data.leaving).flatMap((channelId): readonly EffectRequest[] =>
        ChannelId.is(channelId) ? [['leaveRoom', { id: `leave:${channelId}`, input: { channelId } }]] : [],
      ),
    ].map((request) => [request[1].id, request] as const),
  )

const Context = t.strict({ data: RoomData, asking: ActiveEffects }, 'RoomContext')

/** Leaves the room if `reduceRoom` ends the stay (SPC-6). */
const parting = { guard: 'endsOutside', target: '#room.outside', actions: ['take', 'askForWhatIsWanted'] } as const

/**
 * The current room: at most one room, with one join at a time (SPC-7). `reduceRoom` computes its data. The room is
 * read again after a reconnect, and after an `allow` that came too late. A failed read is repeated.
 * @internal
 */
export const roomMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as RoomReducerInput },
  actors: {
    enterRoom: effect(roomEffects.enterRoom),
    leaveRoom: effect(roomEffects.leaveRoom),
    sendRoomEvent: effect(roomEffects.sendRoomEvent),
    performAction: effect(roomEffects.performAction),
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
      syncEffects(enqueue, context.asking, wantedRequests(context.data))
    }),
  },
}).createMachine({
  id: 'room',
  context: { data: noRoom, asking: emptyTable() },
  initial: 'outside',
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
  states: {
    outside: { on: { 'space/EnterSpace': { target: 'joining', actions: ['take', 'askForWhatIsWanted'] } } },
    joining: {
      on: {
        'space/RoomEntered': [
          { guard: 'endsInside', target: 'inside', actions: ['take', 'askForWhatIsWanted'] },
          parting,
        ],
        'space/RoomNotEntered': parting,
        'space/LeaveSpace': parting,
        'space/SpaceEnded': parting,
        SessionEnded: parting,
        VisitorEntered: parting,
        SignedIn: parting,
      },
    },
    inside: {
      initial: 'current',
      on: {
        'space/EnterSpace': { guard: 'endsJoining', target: 'joining', actions: ['take', 'askForWhatIsWanted'] },
        'space/RoomEventReceived': parting,
        'space/RoomEntered': parting,
        'space/RoomNotEntered': parting,
        'space/LeaveSpace': parting,
        'space/SpaceEnded': parting,
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

export const roomReducer = machineReducer('space/room', roomMachine, Context, [
  ...Object.keys(roomMessages),
  'SignedIn',
  'VisitorEntered',
  'SessionEnded',
  'SocketOpened',
  'space/SpaceEnded',
])
