import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection'
import { machineReducer, type AlarmRang } from '../event-log'
import { Decimal } from '../kernel/decimal'
import { isGreater } from '../kernel/decimal-math'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
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
import type { ForgetAccount } from '../session'
import { costOf, emptyRain, RainForm, RainOrder } from './rain-order.rules'
import { rainSendMessages, type RainChange, type RainSendMessage } from './rain-send.messages'
import { orNull } from '../kernel/or-null'

const attempt = t.strict({ order: RainOrder, newest: t.number, have: Decimal })

export const rainSendEffects = {
  check: t.strict({ order: RainOrder }),
  send: attempt,
  lookUp: attempt,
  alarm: alarmInput,
}

const Attempt = t.strict({ order: RainOrder, newest: t.number, have: orNull(Decimal) }, 'RainAttempt')
type Attempt = t.TypeOf<typeof Attempt>

const Context = t.strict(
  {
    form: orNull(RainForm),
    attempt: orNull(Attempt),
    failure: orNull(Failure),
    /** The balance on the server is below the cost. */
    isShort: t.boolean,
    /** The balance that was read after the response was lost. */
    haveNow: orNull(Decimal),
    ...lookUpFields,
  },
  'SendContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = {
  form: null,
  attempt: null,
  failure: null,
  isShort: false,
  haveNow: null,
  ...NO_LOOK_UPS,
}

const changed = (form: RainForm, change: RainChange): RainForm => {
  switch (change.field) {
    case 'currency':
      return { ...form, currencyId: change.currencyId, total: '' }
    case 'total':
      return { ...form, total: change.text }
    case 'count':
      return { ...form, count: change.text }
    case 'level':
      return { ...form, level: change.text }
    case 'evenly':
      return { ...form, evenly: change.on }
    case 'exclusive':
      return { ...form, isExclusive: change.on }
    case 'guest': {
      const others = form.guests.filter(({ xid }) => xid !== change.guest.xid)
      return { ...form, guests: change.on ? [...others, change.guest] : others }
    }
  }
}

/** The running attempt as effect input; `null` until the balance before posting is known. */
const underWay = ({ attempt }: Context): t.TypeOf<typeof rainSendEffects.send> | null =>
  attempt === null || attempt.have === null ? null : { ...attempt, have: attempt.have }
const inputOf = (context: Context): t.TypeOf<typeof rainSendEffects.send> => {
  const input = underWay(context)
  if (input === null) throw new Error('nothing is under way')
  return input
}

/**
 * Sends a bubble rain, in one tab. One confirmation posts once. If the response is lost, the machine checks the
 * conversation and the balance. If both checks are inconclusive, the form shows the balances before and after (ALL-12,
 * decisions.md).
 * @internal
 */
export const rainSendMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceivedMessage<RainSendMessage | AlarmRang | NetworkOnline | ForgetAccount>,
  },
  actors: {
    check: effect(rainSendEffects.check),
    send: effect(rainSendEffects.send),
    lookUp: effect(rainSendEffects.lookUp),
    alarm: effect(rainSendEffects.alarm),
  },
  guards: {
    isEnough: ({ context: { attempt } }, { have }: { have: Decimal }) =>
      attempt !== null && !isGreater(costOf(attempt.order), have),
    looksAgain: ({ context }) => mayLookUpAgain(context),
    isOther: ({ context: { form } }, { conversationId }: { conversationId: string }) =>
      form?.conversationId !== conversationId,
    hasForm: ({ context: { form } }, { order }: { order: RainOrder }) => form?.conversationId === order.conversationId,
  },
  actions: {
    open: assign((_, { conversationId, gid }: Pick<RainForm, 'conversationId' | 'gid'>) => ({
      ...nothing,
      form: emptyRain(conversationId, gid),
    })),
    change: assign(({ context: { form } }, { change }: { change: RainChange }) => ({
      form: form === null ? null : changed(form, change),
      failure: null,
      isShort: false,
    })),
    rememberOrder: assign((_, { order }: { order: RainOrder }) => ({
      attempt: { order, newest: 0, have: null },
      failure: null,
      isShort: false,
      haveNow: null,
      looks: 0,
    })),
    rememberBefore: assign(({ context: { attempt } }, { newest, have }: { newest: number; have: Decimal }) => ({
      attempt: attempt === null ? null : { ...attempt, newest, have },
    })),
    sayShort: assign({ isShort: true, attempt: null }),
    sayFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    giveUp: assign((_, { failure }: { failure: Failure }) => ({ failure, attempt: null })),
    waitToLook: assign((_, { at }: { at: Instant }) => firstLookUp(at)),
    countLook: assign(({ context }, { at, have }: { at: Instant; have: Decimal | null }) => ({
      ...nextLookUp(context, at),
      haveNow: have ?? context.haveNow,
    })),
    rememberAfter: assign(({ context }, { have }: { have: Decimal | null }) => ({ haveNow: have ?? context.haveNow })),
    back: assign({ attempt: null, failure: null, isShort: false, haveNow: null, looks: 0 }),
    forgetAll: assign(nothing),
  },
}).createMachine({
  id: 'rainSending',
  context: nothing,
  initial: 'editing',
  on: { ForgetAccount: { target: '.editing', actions: 'forgetAll' } },
  states: {
    editing: {
      on: {
        'bubble/OpenForm': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'open', params: ({ event }) => event },
        },
        'bubble/ChangeForm': { actions: { type: 'change', params: ({ event }) => event } },
        'bubble/ConfirmRain': {
          guard: { type: 'hasForm', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'rememberOrder', params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { attempt } }) => {
          if (attempt === null) throw new Error('nothing is under way')
          return { order: attempt.order }
        },
      },
      on: {
        'bubble/RainChecked': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'rememberBefore', params: ({ event }) => event },
          },
          { target: 'editing', actions: 'sayShort' },
        ],
        'bubble/RainNotChecked': { target: 'editing', actions: { type: 'giveUp', params: ({ event }) => event } },
      },
    },
    sending: {
      invoke: { id: 'send', src: 'send', input: ({ context }) => inputOf(context) },
      on: {
        'bubble/RainSent': 'sent',
        'bubble/RainNotSent': { target: 'failed', actions: { type: 'sayFailure', params: ({ event }) => event } },
        'bubble/RainUnclear': { target: 'unclear', actions: { type: 'waitToLook', params: ({ event }) => event } },
      },
    },
    unclear: {
      initial: 'waiting',
      on: { 'bubble/RainFound': 'sent', NetworkOnline: '.looking', 'bubble/LookUpRain': '.looking' },
      states: {
        waiting: waitForLookUp,
        looking: {
          invoke: { id: 'lookUp', src: 'lookUp', input: ({ context }) => inputOf(context) },
          on: {
            NetworkOnline: {},
            'bubble/LookUpRain': {},
            'bubble/RainNotFound': [
              { guard: 'looksAgain', target: 'waiting', actions: { type: 'countLook', params: ({ event }) => event } },
              { target: 'unseen', actions: { type: 'rememberAfter', params: ({ event }) => event } },
            ],
          },
        },
        unseen: { on: { 'bubble/CloseForm': { target: '#rainSending.editing', actions: 'back' } } },
      },
    },
    sent: { on: { 'bubble/CloseForm': { target: 'editing', actions: 'forgetAll' } } },
    failed: { on: { 'bubble/CloseForm': { target: 'editing', actions: 'back' } } },
  },
})

export const rainSendReducer = machineReducer('bubble/rainSend', rainSendMachine, Context, [
  ...Object.keys(rainSendMessages),
  'NetworkOnline',
  'ForgetAccount',
])
