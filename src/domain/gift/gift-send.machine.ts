import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection'
import { machineReducer, type AlarmRang } from '../event-log'
import { Decimal } from '../kernel/decimal'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import {
  NO_LOOK_UPS,
  firstLookUp,
  lookUpFields,
  mayLookUpAgain,
  nextLookUp,
  waitForLookUp,
} from '../kernel/lost-answer'
import type { ReceivedMessage } from '../kernel/message'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'
import { giftSendMessages, type GiftSendMessage } from './gift-send.messages'
import { GiftOrder } from './gift-send.rules'
import { orNull } from '../kernel/or-null'

const REMEMBERED = 50

export const giftSendEffects = {
  send: t.strict({ order: GiftOrder }),
  lookUp: t.strict({ order: GiftOrder }),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    order: orNull(GiftOrder),
    /** The ids of recent confirmations. A repeated confirmation is ignored. */
    heardOf: t.readonlyArray(ClientId),
    failure: orNull(Failure),
    /** The balance in the paying currency at the last check. */
    now: orNull(Decimal),
    ...lookUpFields,
  },
  'SendGiftContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = { order: null, heardOf: [], failure: null, now: null, ...NO_LOOK_UPS }

const orderIn = ({ order }: Context): { order: GiftOrder } => {
  if (order === null) throw new RangeError('nothing is being sent')
  return { order }
}

const sending = setup({
  types: {
    context: {} as Context,
    events: {} as ReceivedMessage<GiftSendMessage | AccountChange | AlarmRang | NetworkOnline>,
  },
  actors: {
    send: effect(giftSendEffects.send),
    lookUp: effect(giftSendEffects.lookUp),
    alarm: effect(giftSendEffects.alarm),
  },
  guards: {
    isNew: ({ context }, { order }: { order: GiftOrder }) => !context.heardOf.includes(order.id),
    isOf: ({ context }, { id }: { id: ClientId }) => context.order?.id === id,
    looksAgain: ({ context }) => mayLookUpAgain(context),
  },
  actions: {
    take: assign(({ context }, { order }: { order: GiftOrder }) => ({
      ...nothing,
      order,
      heardOf: [...context.heardOf, order.id].slice(-REMEMBERED),
    })),
    sayFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    waitToLook: assign((_, { at }: { at: Instant }) => firstLookUp(at)),
    countLook: assign(({ context }, { at }: { at: Instant }) => nextLookUp(context, at)),
    rememberFigure: assign((_, { now }: { now: Decimal | null }) => ({ now })),
    letGo: assign(({ context }) => ({ ...nothing, heardOf: context.heardOf })),
    forget: assign(nothing),
  },
})

const confirmed = {
  'gift/Confirm': {
    guard: { type: 'isNew', params: ({ event }: { event: { order: GiftOrder } }) => event },
    target: 'sending',
    actions: { type: 'take', params: ({ event }: { event: { order: GiftOrder } }) => event },
  },
} as const

/**
 * Sends gifts, one at a time per account, from any tab. One confirmation posts once (ALL-12, GFT-8). If the response
 * is lost, the machine searches for the gift. Until the gift is found or the member dismisses the outcome, no other
 * gift can be confirmed.
 * @internal
 */
export const giftSendMachine = sending.createMachine({
  id: 'sendGift',
  context: nothing,
  initial: 'idle',
  on: {
    SignedIn: { target: '.idle', actions: 'forget' },
    VisitorEntered: { target: '.idle', actions: 'forget' },
    SessionEnded: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: { on: confirmed },
    sending: {
      invoke: { id: 'send', src: 'send', input: ({ context }) => orderIn(context) },
      on: {
        'gift/Sent': 'sent',
        'gift/NotSent': { target: 'refused', actions: { type: 'sayFailure', params: ({ event }) => event } },
        'gift/Unclear': { target: 'unclear', actions: { type: 'waitToLook', params: ({ event }) => event } },
      },
    },
    unclear: {
      initial: 'waiting',
      on: { 'gift/Found': 'sent', NetworkOnline: '.looking' },
      states: {
        waiting: waitForLookUp,
        looking: {
          invoke: { id: 'lookUp', src: 'lookUp', input: ({ context }) => orderIn(context) },
          on: {
            'gift/NotFound': [
              {
                guard: 'looksAgain',
                target: 'waiting',
                actions: [
                  { type: 'rememberFigure', params: ({ event }) => event },
                  { type: 'countLook', params: ({ event }) => event },
                ],
              },
              { target: 'unknown', actions: { type: 'rememberFigure', params: ({ event }) => event } },
            ],
          },
        },
        unknown: {
          on: {
            'gift/LookAgain': { guard: { type: 'isOf', params: ({ event }) => event }, target: 'looking' },
            'gift/CloseSend': {
              guard: { type: 'isOf', params: ({ event }) => event },
              target: '#sendGift.idle',
              actions: 'letGo',
            },
          },
        },
      },
    },
    sent: { on: confirmed },
    refused: { on: confirmed },
  },
})

export const giftSendReducer = machineReducer('gift/giftSend', giftSendMachine, Context, [
  ...Object.keys(giftSendMessages),
  ...ACCOUNT_CHANGES,
  'NetworkOnline',
])
