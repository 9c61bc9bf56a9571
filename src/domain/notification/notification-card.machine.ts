import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { keyedMachine, type AlarmRang, type AnyHeard, type KeyedState } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf } from '../kernel/table'
import type { SessionMessage } from '../session'
import { NotificationItem, notificationItemKey } from './notice'
import { notificationMessages, type NotificationMessage } from './notification.messages'

/** spec 2 §9: so long a card lives, while nobody rests on it. */
const CARD_LIFE_MS = 500_000
/** spec 2 §9: cards at once on a desktop and on a phone. */
export const CARDS_AT_ONCE = { desktop: 3, mobile: 1 } as const
/** Longer a queue does not grow: what waits longest is in the list anyway. */
const MOST_CARDS = 50
/** So many that had their card are remembered: what is told of twice has it once (CRD-3). */
const KNOWN = 100

const cardEffects = { alarm: alarmInput }

const Context = t.strict({ news: NotificationItem, order: t.number, until: Instant, leftMs: t.number }, 'CardContext')
type Context = t.TypeOf<typeof Context>
type Input = Pick<Context, 'news' | 'order'>
interface TurnCame {
  readonly type: 'TurnCame'
}
interface TooMany {
  readonly type: 'TooMany'
}
/** There is less room than there was (CRD-4). */
interface LessRoom {
  readonly type: 'LessRoom'
}
type Signal = TurnCame | TooMany | LessRoom

/**
 * One card. Its life begins when its turn comes and is counted by an absolute deadline; while the pointer rests on it,
 * what is left of
 * it stands still.
 * @internal
 */
export const notificationCardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      | ReceivedMessage<
          | NotificationMessage
          | AlarmRang
          | Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
        >
      | Signal,
  },
  actors: { alarm: effect(cardEffects.alarm) },
  guards: {
    isSeen: ({ context, event }) => event.type === 'notification/Seen' && event.of === context.news.of,
    isDecided: ({ event }) =>
      event.type === 'notification/Arrived' && event.news.of === 'request' && event.news.request.status !== 'pending',
  },
  actions: {
    keepRest: assign(({ context }, { at }: { at: Instant }) => ({ leftMs: Math.max(0, context.until - at) })),
    resume: assign(({ context }, { at }: { at: Instant }) => ({ until: addMs(at, context.leftMs) })),
  },
}).createMachine({
  id: 'card',
  context: ({ input }) => ({ ...input, until: EPOCH, leftMs: CARD_LIFE_MS }),
  initial: 'queued',
  on: {
    'notification/CloseCard': '.gone',
    'notification/Seen': { guard: 'isSeen', target: '.gone' },
    'notification/Arrived': { guard: 'isDecided', target: '.gone' },
    SignedIn: '.gone',
    VisitorEntered: '.gone',
    SessionEnded: '.gone',
  },
  states: {
    queued: { on: { TurnCame: 'entering', TooMany: 'gone' } },
    /** At once, to learn what time it is: whose turn it is may be known by an alarm of another card. */
    entering: {
      invoke: { id: 'enter', src: 'alarm', input: { at: EPOCH } },
      on: {
        LessRoom: 'queued',
        AlarmRang: { target: 'showing', actions: { type: 'resume', params: ({ event }) => event } },
      },
    },
    showing: {
      invoke: { id: 'life', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
      on: {
        AlarmRang: 'gone',
        'notification/HoldCard': { target: 'held', actions: { type: 'keepRest', params: ({ event }) => event } },
        /** Where that leaves less room it goes back with what is left of its life. */
        'notification/CardsShown': { actions: { type: 'keepRest', params: ({ event }) => event } },
        LessRoom: 'queued',
      },
    },
    held: {
      on: {
        'notification/ReleaseCard': { target: 'showing', actions: { type: 'resume', params: ({ event }) => event } },
        'notification/CardsShown': { target: 'showing', actions: { type: 'resume', params: ({ event }) => event } },
      },
    },
    gone: { type: 'final' },
  },
})

/** `known`: by which entry each was first told of. */
const Shared = t.strict(
  { limit: t.number, known: withDefault(t.readonlyArray(t.strict({ key: t.string, entry: t.number })), []) },
  'CardsShared',
)
type Shared = t.TypeOf<typeof Shared>
type Items = KeyedState<Context, Shared>['byKey']

const {
  'notification/Arrived': Arrived,
  'notification/CardsShown': CardsShown,
  'notification/HoldCard': HoldCard,
  'notification/ReleaseCard': ReleaseCard,
  'notification/CloseCard': CloseCard,
} = notificationMessages

const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'VisitorEntered', 'SessionEnded'])

const keyIn = (heard: AnyHeard): string | null =>
  Arrived.is(heard)
    ? notificationItemKey(heard.news)
    : HoldCard.is(heard) || ReleaseCard.is(heard) || CloseCard.is(heard)
      ? heard.key
      : null

/**
 * The oldest go first, and the newest back where there is less room; what is over the limit of the queue, or had its
 * card, goes unseen.
 */
const signals = (items: Items, { limit, known }: Shared): readonly (readonly [string, Signal])[] => {
  const all = [...entriesOf(items)].sort(([, a], [, b]) => a.context.order - b.context.order)
  const again = all.filter(
    ([key, { value, context }]) =>
      value === 'queued' && known.some((one) => one.key === key && one.entry !== context.order),
  )
  if (again.length > 0) return again.map(([key]) => [key, { type: 'TooMany' }] as const)
  const queued = all.filter(([, { value }]) => value === 'queued')
  const surplus = all.filter(([, { value }]) => value !== 'queued').slice(limit)
  if (surplus.length > 0) return surplus.map(([key]) => [key, { type: 'LessRoom' }] as const)
  const free = Math.max(0, limit - (all.length - queued.length))
  const over = queued.slice(free, Math.max(free, all.length - MOST_CARDS + free))
  return [
    ...queued.slice(0, free).map(([key]) => [key, { type: 'TurnCame' }] as const),
    ...over.map(([key]) => [key, { type: 'TooMany' }] as const),
  ]
}

const shared = (so: Shared, heard: AnyHeard): Shared => {
  if (CardsShown.is(heard)) return heard.limit === so.limit ? so : { ...so, limit: heard.limit }
  if (ENDS.has(heard.type)) return so.known.length === 0 ? so : { ...so, known: [] }
  if (!Arrived.is(heard)) return so
  const key = notificationItemKey(heard.news)
  return so.known.some((one) => one.key === key)
    ? so
    : { ...so, known: [...so.known, { key, entry: heard.entry }].slice(-KNOWN) }
}

/** The cards of all windows of this browser, by what they tell. */
export const notificationCardsReducer = keyedMachine('notification/cards', notificationCardMachine, {
  context: Context,
  handles: [...Object.keys(notificationMessages), ...ENDS],
  keyOf: keyIn,
  begin: (heard): Input | null =>
    !Arrived.is(heard) || (heard.news.of === 'request' && heard.news.request.status !== 'pending')
      ? null
      : { news: heard.news, order: heard.entry },
  shared: { initial: { limit: CARDS_AT_ONCE.desktop, known: [] }, codec: Shared, signals, step: shared },
})
