import { assign, enqueueActions, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { effect } from '../kernel/effect'
import type { Failure } from '../kernel/failure'
import type { Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { syncEffects } from '../kernel/sync-effects'
import { emptyTable } from '../kernel/table'
import type { SessionMessage } from '../session'
import { BubbleRainContext, placeIn, rainEffects, wantedRequests } from './bubble-rain.effects'
import {
  afterEnd,
  afterLeave,
  isFirstOwnReward,
  isOf,
  isOwnTap,
  isRealPop,
  isStillRaining,
  isThisRain,
  joiningRain,
  mayTap,
  noRain,
  withoutOldNotice,
  withoutPendingTap,
  withPop,
  withRejectedTap,
  withServerState,
  withTap,
  withTapReturned,
  type EndedBy,
} from './rain.data'
import type { RainPlace } from './rain-event'
import { rainMessages, type RainMessage } from './rain.messages'

type Event = ReceivedMessage<RainMessage | AlarmRang | SessionMessage>
type Of<K extends Event['type']> = Extract<Event, { type: K }>

const machineSetup = setup({
  types: { context: {} as BubbleRainContext, events: {} as Event },
  actors: {
    loadRain: effect(rainEffects.loadRain),
    stayInRain: effect(rainEffects.stayInRain),
    sendTap: effect(rainEffects.sendTap),
    alarm: effect(rainEffects.alarm),
  },
  guards: {
    isStillRaining: ({ context }, joined: Of<'bubble/Joined'>) =>
      isThisRain(context.data, joined) && isStillRaining(joined),
    hasWonBefore: ({ context }, joined: Of<'bubble/Joined'>) =>
      isThisRain(context.data, joined) && joined.event.clicked,
    isOverAlready: ({ context }, joined: Of<'bubble/Joined'>) =>
      isThisRain(context.data, joined) && !isStillRaining(joined),
    isOfAnotherRain: ({ context }, joined: Of<'bubble/Joined'>) => !isThisRain(context.data, joined),
    isOfThisRain: ({ context }, { eventId }: { eventId: string }) => isOf(context.data, eventId),
    mayTap: ({ context }, tap: Of<'bubble/Tap'>) => mayTap(context.data, tap),
    isOwnTap: ({ context }, rejected: Of<'bubble/TapRejected'>) => isOwnTap(context.data, rejected),
    isFirstOwnReward: ({ context }, pop: Of<'bubble/Popped'>) => isFirstOwnReward(context.data, pop),
    isRealPop: ({ context }, pop: Of<'bubble/Popped'>) => isRealPop(context.data, pop),
    isTimeUp: ({ context }, { at }: { at: Instant }) => at >= context.data.until,
  },
  actions: {
    rememberRain: assign({ data: ({ context }, place: RainPlace) => joiningRain(context.data, place) }),
    takeServerState: assign({
      data: ({ context }, joined: Of<'bubble/Joined'>) => withServerState(context.data, joined),
    }),
    end: assign({ data: ({ context }, { by }: { by: EndedBy }) => afterEnd(context.data, by) }),
    leave: assign({ data: ({ context }) => afterLeave(context.data) }),
    showFailure: assign({
      data: ({ context }, { failure }: { failure: Failure }) => ({ ...afterLeave(context.data), failure }),
    }),
    forget: assign({ data: noRain }),
    tap: assign({ data: ({ context }, { bubbleId }: { bubbleId: string }) => withTap(context.data, bubbleId) }),
    forgetPendingTap: assign({
      data: ({ context }, { bubbleId }: { bubbleId: string }) => withoutPendingTap(context.data, bubbleId),
    }),
    returnTap: assign({
      data: ({ context }, notSent: Of<'bubble/TapNotSent'>) => withTapReturned(context.data, notSent),
    }),
    showAnswer: assign({
      data: ({ context }, rejected: Of<'bubble/TapRejected'>) => withRejectedTap(context.data, rejected),
    }),
    countPop: assign({ data: ({ context }, pop: Of<'bubble/Popped'>) => withPop(context.data, pop) }),
    hideOldNotice: assign({ data: ({ context }, { at }: { at: Instant }) => withoutOldNotice(context.data, at) }),
    countRead: assign({ data: ({ context: { data } }) => ({ ...data, reads: data.reads + 1 }) }),
    syncTapsAndNotice: enqueueActions(({ context, enqueue }) => {
      syncEffects(enqueue, context.asking, wantedRequests(context.data))
    }),
    loadRain: enqueueActions(({ context, enqueue }) => {
      enqueue.spawnChild('loadRain', { id: `rainLook:${context.data.reads}`, input: placeIn(context) })
    }),
    stopLoading: enqueueActions(({ context, enqueue }) => {
      enqueue.stopChild(`rainLook:${context.data.reads}`)
    }),
    startClock: enqueueActions(({ context, enqueue }) => {
      const { until } = context.data
      enqueue.spawnChild('alarm', { id: `rainOver:${until}`, input: { at: until } })
    }),
    stopClock: enqueueActions(({ context, enqueue }) => {
      enqueue.stopChild(`rainOver:${context.data.until}`)
    }),
  },
})

const ofJoined = { params: ({ event }: { event: Of<'bubble/Joined'> }) => event } as const

/** The server answers that the member has already won, or that the rain is over. */
const joinedTooLate = [
  {
    guard: { type: 'hasWonBefore', ...ofJoined },
    target: 'over',
    actions: [{ type: 'takeServerState', ...ofJoined }, { type: 'end', params: { by: 'reward' } }, 'syncTapsAndNotice'],
  },
  {
    guard: { type: 'isOverAlready', ...ofJoined },
    target: 'over',
    actions: [{ type: 'takeServerState', ...ofJoined }, { type: 'end', params: { by: 'ended' } }, 'syncTapsAndNotice'],
  },
] as const

const forgetting = { target: '.idle', actions: ['forget', 'syncTapsAndNotice'] } as const

/**
 * The member's bubble rain. A browser joins at most one rain (BUB-2), and a rain is over once (BUB-1).
 * @internal
 */
export const bubbleRainMachine = machineSetup.createMachine({
  id: 'bubbleRain',
  context: { data: noRain, asking: emptyTable() },
  initial: 'idle',
  on: {
    SignedIn: forgetting,
    SessionEnded: forgetting,
    VisitorEntered: forgetting,
    AlarmRang: { actions: [{ type: 'hideOldNotice', params: ({ event }) => event }, 'syncTapsAndNotice'] },
  },
  states: {
    idle: {
      on: { 'bubble/Join': { target: 'joining', actions: { type: 'rememberRain', params: ({ event }) => event } } },
    },
    joining: {
      entry: 'loadRain',
      exit: 'stopLoading',
      on: {
        'bubble/Joined': [
          {
            guard: { type: 'isStillRaining', params: ({ event }) => event },
            target: 'raining',
            actions: { type: 'takeServerState', params: ({ event }) => event },
          },
          ...joinedTooLate,
        ],
        'bubble/NotJoined': { target: 'idle', actions: { type: 'showFailure', params: ({ event }) => event } },
        'bubble/LeaveRain': { target: 'idle', actions: 'leave' },
      },
    },
    raining: {
      type: 'parallel',
      invoke: { id: 'stayInRain', src: 'stayInRain', input: ({ context }) => placeIn(context) },
      on: {
        'bubble/Tap': {
          guard: { type: 'mayTap', params: ({ event }) => event },
          actions: [{ type: 'tap', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/TapSent': {
          actions: [{ type: 'forgetPendingTap', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/TapUnclear': {
          actions: [{ type: 'forgetPendingTap', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/TapNotSent': { actions: [{ type: 'returnTap', params: ({ event }) => event }, 'syncTapsAndNotice'] },
        'bubble/TapRejected': {
          guard: { type: 'isOwnTap', params: ({ event }) => event },
          actions: [{ type: 'showAnswer', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/Popped': [
          {
            guard: { type: 'isFirstOwnReward', params: ({ event }) => event },
            target: 'over',
            actions: [
              { type: 'countPop', params: ({ event }) => event },
              { type: 'end', params: { by: 'reward' } },
              'syncTapsAndNotice',
            ],
          },
          {
            guard: { type: 'isRealPop', params: ({ event }) => event },
            actions: [{ type: 'countPop', params: ({ event }) => event }, 'syncTapsAndNotice'],
          },
        ],
        'bubble/Joined': joinedTooLate,
        'bubble/Ended': {
          guard: { type: 'isOfThisRain', params: ({ event }) => event },
          target: 'over',
          actions: [{ type: 'end', params: { by: 'ended' } }, 'syncTapsAndNotice'],
        },
        'bubble/LeaveRain': { target: 'over', actions: [{ type: 'end', params: { by: 'quit' } }, 'syncTapsAndNotice'] },
        AlarmRang: {
          guard: { type: 'isTimeUp', params: ({ event }) => event },
          target: 'over',
          actions: [
            { type: 'hideOldNotice', params: ({ event }) => event },
            { type: 'end', params: { by: 'timeout' } },
            'syncTapsAndNotice',
          ],
        },
      },
      states: {
        clock: {
          initial: 'running',
          states: {
            running: {
              entry: 'startClock',
              exit: 'stopClock',
              on: {
                'bubble/Joined': {
                  guard: { type: 'isStillRaining', params: ({ event }) => event },
                  target: 'running',
                  reenter: true,
                  actions: { type: 'takeServerState', params: ({ event }) => event },
                },
              },
            },
          },
        },
        freshness: {
          initial: 'current',
          states: {
            current: { on: { 'bubble/Reconnected': { target: 'refreshing', actions: 'countRead' } } },
            refreshing: {
              entry: 'loadRain',
              exit: 'stopLoading',
              on: {
                'bubble/Reconnected': { target: 'refreshing', reenter: true, actions: 'countRead' },
                'bubble/NotJoined': 'current',
                'bubble/Joined': [
                  { guard: { type: 'isStillRaining', params: ({ event }) => event }, target: 'current' },
                  { guard: { type: 'isOfAnotherRain', params: ({ event }) => event }, target: 'current' },
                ],
              },
            },
          },
        },
      },
    },
    over: {
      on: {
        'bubble/Join': {
          target: 'joining',
          actions: [{ type: 'rememberRain', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/Popped': {
          guard: { type: 'isRealPop', params: ({ event }) => event },
          actions: [{ type: 'countPop', params: ({ event }) => event }, 'syncTapsAndNotice'],
        },
        'bubble/CloseRain': { target: 'idle', actions: ['leave', 'syncTapsAndNotice'] },
      },
    },
  },
})

export const rainReducer = machineReducer('bubble/rain', bubbleRainMachine, BubbleRainContext, [
  ...Object.keys(rainMessages),
  'SignedIn',
  'SessionEnded',
  'VisitorEntered',
])
