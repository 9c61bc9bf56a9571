import * as t from 'io-ts'
import { assign, setup, stateIn } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { MOST_SECONDS } from './animation'
import { GiftPlayerItem, giftPlayerMessages, StillReason, type GiftPlayerMessage } from './gift-player.messages'

/** The delay between two animations (spec 1 §4). */
const DELAY_MS = 20
/** The longest time that an animation may play (GFT-5). */
const LIMIT_MS = MOST_SECONDS * 1_000
const STILL_MS = 3_000
/** The most played gifts to remember, and the most gifts that may wait (GFT-6). */
export const MOST_VIEWED = 500
const MOST_WAITING = 50

export const giftPlayerEffects = {
  readViewed: t.strict({}),
  keepViewed: t.strict({ ids: t.readonlyArray(t.string) }),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    /** The gifts to play. The first item plays now or next. */
    queue: t.readonlyArray(GiftPlayerItem),
    viewed: t.readonlyArray(t.string),
    why: t.union([StillReason, t.null]),
    until: Instant,
    isHidden: t.boolean,
    /** The remaining play time in ms, kept while the page is hidden. */
    left: t.number,
  },
  'GiftStageContext',
)
type Context = t.TypeOf<typeof Context>

const empty: Context = { queue: [], viewed: [], why: null, until: EPOCH, isHidden: false, left: 0 }
const bounded = (viewed: readonly string[]): readonly string[] => [...new Set(viewed)].slice(-MOST_VIEWED)

const isCurrent = ({ queue }: Context, id: string): boolean => queue[0]?.id === id

/**
 * Plays gifts over a chat, one at a time in order of arrival (GFT-1), each once, even after a reload (GFT-3). For a
 * gift that cannot play, a still picture is shown for a moment, then the queue continues (GFT-4). Everything pauses
 * while the page is hidden.
 * @internal
 */
export const giftPlayerMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<GiftPlayerMessage | AlarmRang | ForgetAccount> },
  actors: {
    readViewed: effect(giftPlayerEffects.readViewed),
    keepViewed: effect(giftPlayerEffects.keepViewed),
    alarm: effect(giftPlayerEffects.alarm),
  },
  guards: {
    isFirst: ({ context }, { item }: { item: GiftPlayerItem }) =>
      !context.viewed.includes(item.id) && context.queue.length === 0,
    isWaiting: ({ context }) => context.queue.length > 0,
    canMove: ({ context }) => context.queue[0]?.animation !== null && context.queue.length > 0,
    isOf: ({ context }, { id }: { id: string }) => isCurrent(context, id),
    isHiddenNow: ({ context }) => context.isHidden,
    isHidden: (_, { isHidden }: { isHidden: boolean }) => isHidden,
    isShown: (_, { isHidden }: { isHidden: boolean }) => !isHidden,
  },
  actions: {
    add: assign(({ context }, { item }: { item: GiftPlayerItem }) =>
      context.viewed.includes(item.id) || context.queue.some(({ id }) => id === item.id)
        ? {}
        : { queue: [...context.queue, item].slice(0, MOST_WAITING) },
    ),
    startSoon: assign((_, { at }: { at: Instant }) => ({ until: addMs(at, DELAY_MS) })),
    limit: assign((_, { at }: { at: Instant }) => ({ until: addMs(at, LIMIT_MS), why: null })),
    still: assign((_, { at, why }: { at: Instant; why: StillReason }) => ({ until: addMs(at, STILL_MS), why })),
    stop: assign(({ context }, { at }: { at: Instant }) => ({ left: Math.max(0, context.until - at) })),
    setHidden: assign((_, { isHidden }: { isHidden: boolean }) => ({ isHidden })),
    goOn: assign(({ context }, { at }: { at: Instant }) => ({ until: addMs(at, context.left) })),
    next: assign(({ context }, { at }: { at: Instant }) => ({
      queue: context.queue.slice(1),
      until: addMs(at, DELAY_MS),
      why: null,
    })),
    view: assign(({ context }) => ({
      viewed: bounded([...context.viewed, ...context.queue.slice(0, 1).map(({ id }) => id)]),
    })),
    remember: assign(({ context }, { ids }: { ids: readonly string[] }) => {
      const viewed = bounded([...ids, ...context.viewed])
      return { viewed, queue: context.queue.filter(({ id }) => !viewed.includes(id)) }
    }),
    leave: assign(() => ({ queue: [], why: null })),
    forget: assign(empty),
  },
}).createMachine({
  id: 'giftStage',
  context: empty,
  type: 'parallel',
  on: { ForgetAccount: { target: ['.stage.away', '.memory.idle'], actions: 'forget' } },
  states: {
    stage: {
      initial: 'away',
      on: {
        'gift/OpenPlayer': { target: '.idle', actions: 'leave' },
        'gift/ClosePlayer': { target: '.away', actions: 'leave' },
        'gift/Enqueue': { actions: { type: 'add', params: ({ event }) => event } },
        'gift/HidePlayer': { actions: { type: 'setHidden', params: ({ event }) => event } },
      },
      states: {
        away: { on: { 'gift/Enqueue': {} } },
        idle: {
          on: {
            'gift/Enqueue': {
              guard: { type: 'isFirst', params: ({ event }) => event },
              target: 'waiting',
              actions: [
                { type: 'add', params: ({ event }) => event },
                { type: 'startSoon', params: ({ event }) => event },
              ],
            },
          },
        },
        waiting: {
          invoke: { id: 'startDelay', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
          on: {
            AlarmRang: [
              { guard: 'isHiddenNow', target: 'held' },
              { guard: 'canMove', target: 'playing', actions: { type: 'limit', params: ({ event }) => event } },
              {
                guard: 'isWaiting',
                target: 'still',
                actions: { type: 'still', params: ({ event }) => ({ at: event.at, why: 'cannotPlay' as const }) },
              },
              { target: 'idle' },
            ],
          },
        },
        /** The page is hidden, so no gift starts. */
        held: {
          on: {
            'gift/HidePlayer': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'waiting',
              actions: [
                { type: 'setHidden', params: ({ event }) => event },
                { type: 'startSoon', params: ({ event }) => event },
              ],
            },
          },
        },
        playing: {
          invoke: { id: 'playLimit', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
          on: {
            'gift/PlayEnded': {
              guard: { type: 'isOf', params: ({ event }) => event },
              target: 'waiting',
              actions: ['view', { type: 'next', params: ({ event }) => event }],
            },
            'gift/ShowStill': {
              guard: { type: 'isOf', params: ({ event }) => event },
              target: 'still',
              actions: { type: 'still', params: ({ event }) => event },
            },
            'gift/HidePlayer': {
              guard: { type: 'isHidden', params: ({ event }) => event },
              target: 'paused',
              actions: [
                { type: 'setHidden', params: ({ event }) => event },
                { type: 'stop', params: ({ event }) => event },
              ],
            },
            AlarmRang: { target: 'waiting', actions: ['view', { type: 'next', params: ({ event }) => event }] },
          },
        },
        paused: {
          on: {
            'gift/HidePlayer': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'playing',
              actions: [
                { type: 'setHidden', params: ({ event }) => event },
                { type: 'goOn', params: ({ event }) => event },
              ],
            },
          },
        },
        still: {
          invoke: { id: 'stillOver', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
          on: { AlarmRang: { target: 'waiting', actions: { type: 'next', params: ({ event }) => event } } },
        },
      },
    },
    memory: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'gift/OpenPlayer': 'reading',
            'gift/PlayEnded': 'keeping',
            AlarmRang: { guard: stateIn({ stage: 'playing' }), target: 'keeping' },
          },
        },
        reading: {
          invoke: { id: 'readViewed', src: 'readViewed', input: {} },
          on: {
            'gift/ViewedLoaded': { target: 'idle', actions: { type: 'remember', params: ({ event }) => event } },
            'gift/PlayEnded': 'keeping',
          },
        },
        keeping: {
          invoke: { id: 'keepViewed', src: 'keepViewed', input: ({ context }) => ({ ids: context.viewed }) },
          on: {
            'gift/ViewedStored': 'idle',
            'gift/PlayEnded': { target: 'keeping', reenter: true },
            'gift/OpenPlayer': 'reading',
          },
        },
      },
    },
  },
})

export const giftPlayerReducer = machineReducer('gift/player', giftPlayerMachine, Context, [
  ...Object.keys(giftPlayerMessages),
  'ForgetAccount',
])
