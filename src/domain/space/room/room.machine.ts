import { HOST_COMMANDS } from './room.commands'
import { noRoom } from './room.context'
import { microphone } from './room.microphone'
import { offer, request } from './room.asking'
import { freshness, line, report, roster, share } from './room.regions'
import { ofPlace, roomSetup } from './room.setup'

const ofEvent = <E>({ event }: { readonly event: E }): E => event

const toOther = {
  guard: { type: 'isOtherRoom', params: ofEvent },
  target: '#room.joining',
  reenter: true,
  actions: ['notifyServer', { type: 'beginEntering', params: ofEvent }],
} as const
const goes = {
  target: '#room.outside',
  actions: ['notifyServer', { type: 'leave', params: { why: 'left' } }],
} as const
const ends = {
  guard: { type: 'isThisRoom', params: ofEvent },
  target: '#room.outside',
  actions: { type: 'leave', params: { why: 'ended' } },
} as const
const failed = { type: 'leave', params: { why: 'failed' } } as const
const kicked = { target: '#room.outside', actions: { type: 'leave', params: { why: 'kicked' } } } as const
const forgotten = { target: '#room.outside', actions: 'forgetAll' } as const
const done = { actions: { type: 'forgetOutgoing', params: ofEvent } } as const

/**
 * The room that the account is in: at most one room, with one join at a time (SPC-7). Inside, the regions hold what is
 * true at the same time. An event moves all regions in one step.
 * @internal
 */
export const roomMachine = roomSetup.createMachine({
  id: 'room',
  context: noRoom,
  initial: 'outside',
  on: {
    /** The server may still keep the seat of the member's earlier session (SPC-6). */
    SignedIn: [
      {
        guard: { type: 'isOwnSession', params: ofEvent },
        target: '.outside',
        actions: ['notifyServer', { type: 'leave', params: { why: null } }],
      },
      forgotten,
    ],
    VisitorEntered: forgotten,
    SessionEnded: forgotten,
    'space/RoomLeft': { actions: { type: 'forgetLeave', params: ofEvent } },
  },
  states: {
    outside: {
      on: { 'space/EnterSpace': { target: 'joining', actions: { type: 'beginEntering', params: ofEvent } } },
    },
    joining: {
      initial: 'checking',
      on: {
        'space/EnterSpace': toOther,
        'space/LeaveSpace': goes,
        'space/SpaceEnded': ends,
        SocketOpened: { actions: 'rememberMissedEvents' },
        'space/RoomEventReceived': {
          guard: { type: 'isThisRoom', params: ({ event: { event } }) => event },
          actions: { type: 'bufferEvent', params: ofEvent },
        },
      },
      states: {
        checking: { always: [{ guard: 'isBeingLeft', target: 'waitingToLeave' }, { target: 'entering' }] },
        waitingToLeave: {
          on: {
            'space/RoomLeft': {
              guard: { type: 'isThisRoom', params: ofEvent },
              target: 'entering',
              actions: { type: 'forgetLeave', params: ofEvent },
            },
          },
        },
        entering: {
          invoke: { id: 'enter', src: 'enterRoom', input: ofPlace },
          on: {
            'space/RoomEntered': {
              guard: { type: 'isThisRoom', params: ofEvent },
              target: '#room.arriving',
              actions: { type: 'arrive', params: ofEvent },
            },
            'space/RoomNotEntered': [
              {
                guard: { type: 'mayBeInside', params: ofEvent },
                target: '#room.outside',
                actions: ['notifyServer', failed],
              },
              { guard: { type: 'isThisRoom', params: ofEvent }, target: '#room.outside', actions: failed },
            ],
          },
        },
      },
    },
    arriving: { always: [{ guard: 'wasRemoved', ...kicked }, { target: 'inside' }] },
    inside: {
      type: 'parallel',
      exit: 'stopOutgoing',
      on: {
        'space/EnterSpace': [
          toOther,
          {
            guard: { type: 'isOtherTabOfThisRoom', params: ofEvent },
            actions: { type: 'moveToTab', params: ofEvent },
          },
        ],
        'space/MoveRoomToThisTab': {
          guard: { type: 'isOtherTab', params: ofEvent },
          actions: { type: 'moveToTab', params: ofEvent },
        },
        'space/LeaveSpace': goes,
        'space/SpaceEnded': ends,
        KickedFromRoom: kicked,
        'space/RoomNotEntered': {
          guard: { type: 'isThisRoom', params: ofEvent },
          target: '#room.outside',
          actions: ['notifyServer', failed],
        },
        'space/ReactInRoom': {
          actions: { type: 'tell', params: ({ event: { emoji } }) => ({ event: { kind: 'reaction', emoji } }) },
        },
        'space/HideEndWarning': { actions: 'hideWarning' },
        'space/HideRoomNotice': { actions: { type: 'hideNotice', params: ofEvent } },
        ...Object.fromEntries(
          HOST_COMMANDS.map((type) => [
            type,
            { guard: { type: 'isPermitted', params: ofEvent }, actions: { type: 'perform', params: ofEvent } },
          ]),
        ),
      },
      states: {
        roster,
        freshness,
        request,
        offer,
        microphone,
        line,
        share,
        report,
        outgoing: {
          on: {
            'space/RoomEventSent': done,
            'space/RoomEventNotSent': done,
            'space/RoomActionDone': done,
            'space/RoomActionFailed': done,
          },
        },
      },
    },
  },
})
