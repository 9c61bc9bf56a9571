import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { keyedMachine, type AlarmRang, type AnyReceivedMessage, type KeyedState } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf } from '../kernel/table'
import { changesAccount, ACCOUNT_CHANGES, type AccountChange } from '../session'
import { cardStacks, isStackShown } from './card-stacks'
import { NotificationItem, notificationItemKey } from './notice'
import { notificationMessages, type NotificationMessage } from './notification.messages'

/** The lifetime of a card, without the time for which the pointer rests on the card (spec 2 §9). */
const CARD_LIFE_MS = 500_000
/** A card of this age is one line. */
const CARD_OPEN_MS = 10_000
/** The most cards shown at once (spec 2 §9). */
export const CARDS_AT_ONCE = { desktop: 3, mobile: 1 } as const
/** The most cards in all. The notification list contains the rest. */
const MOST_CARDS = 50
/** The number of remembered items. A repeated item shows no second card (CRD-3). */
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
/** A signal to a shown card: the limit was lowered, so the card must go back to the queue (CRD-4). */
interface LessRoom {
  readonly type: 'LessRoom'
}
type Signal = TurnCame | TooMany | LessRoom

/**
 * A notification card. Its lifetime starts when it is shown and ends at an absolute deadline. While the pointer rests
 * on the card, the rest of its lifetime is kept.
 * @internal
 */
export const notificationCardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as ReceivedMessage<NotificationMessage | AlarmRang | AccountChange> | Signal,
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
    /**
     * Requests an alarm that rings at once, because the machine needs the current time: the alarm of another card may
     * have raised `TurnCame`.
     */
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
        /**
         * If the limit is lowered, the card may return to the queue. The rest of its lifetime is kept for that case.
         */
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

/** The time at which a shown card becomes a line. The pointer keeps an open card open, and does not open a line. */
export const lineFrom = ({ value, context }: Pick<Items[string], 'value' | 'context'>): Instant | null => {
  if (value === 'showing') return addMs(context.until, CARD_OPEN_MS - CARD_LIFE_MS)
  return value === 'held' && context.leftMs <= CARD_LIFE_MS - CARD_OPEN_MS ? EPOCH : null
}

/** `known`: the keys of earlier items, each with the seq of the entry that first contained it. */
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

const keyIn = (message: AnyReceivedMessage): string | null =>
  Arrived.is(message)
    ? notificationItemKey(message.news)
    : HoldCard.is(message) || ReleaseCard.is(message) || CloseCard.is(message)
      ? message.key
      : null

/**
 * Shows the oldest cards first. If the limit is lowered, the newest cards return to the queue. Repeated items, and
 * items above the queue limit, are dropped. Access requests count as one card.
 */
const signals = (items: Items, { limit, known }: Shared): readonly (readonly [string, Signal])[] => {
  const stacks = cardStacks(entriesOf(items))
  const all = stacks.flat()
  const signal = (cards: typeof all, type: Signal['type']) => cards.map(([key]) => [key, { type }] as const)
  const isQueued = ([, { value }]: (typeof all)[number]): boolean => value === 'queued'
  const again = all.filter(
    ([key, { value, context }]) =>
      value === 'queued' && known.some((item) => item.key === key && item.entry !== context.order),
  )
  if (again.length > 0) return signal(again, 'TooMany')
  const shown = stacks.filter(isStackShown)
  const surplus = shown
    .slice(limit)
    .flat()
    .filter((card) => !isQueued(card))
  if (surplus.length > 0) return signal(surplus, 'LessRoom')
  const waiting = stacks.filter((stack) => !isStackShown(stack))
  const free = Math.max(0, limit - shown.length)
  const next = [...shown, ...waiting.slice(0, free)].flat().filter(isQueued)
  const room = Math.max(0, MOST_CARDS - shown.flat().filter((card) => !isQueued(card)).length)
  const over = waiting.slice(free).flat()
  return [
    ...signal(next.slice(0, room), 'TurnCame'),
    ...signal(next.slice(room), 'TooMany'),
    ...signal(over.slice(0, Math.max(0, all.length - MOST_CARDS)), 'TooMany'),
  ]
}

const shared = (state: Shared, message: AnyReceivedMessage): Shared => {
  if (CardsShown.is(message)) return message.limit === state.limit ? state : { ...state, limit: message.limit }
  if (changesAccount(message)) return state.known.length === 0 ? state : { ...state, known: [] }
  if (!Arrived.is(message)) return state
  const key = notificationItemKey(message.news)
  return state.known.some((item) => item.key === key)
    ? state
    : { ...state, known: [...state.known, { key, entry: message.entry }].slice(-KNOWN) }
}

export const notificationCardsReducer = keyedMachine('notification/cards', notificationCardMachine, {
  context: Context,
  handles: [...Object.keys(notificationMessages), ...ACCOUNT_CHANGES],
  keyOf: keyIn,
  begin: (message): Input | null =>
    !Arrived.is(message) || (message.news.of === 'request' && message.news.request.status !== 'pending')
      ? null
      : { news: message.news, order: message.entry },
  shared: { initial: { limit: CARDS_AT_ONCE.desktop, known: [] }, codec: Shared, signals, step: shared },
})
