import * as t from 'io-ts'
import { assign, matchesState, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { PushFault, pushMessages, type PushBrowserState, type PushMessage, type PushPermission } from './push.messages'

export const pushEffects = { readSettings: t.strict({}), subscribe: t.strict({}), unsubscribe: t.strict({}) }

/** `wasDismissed`: the person closed the browser's question without an answer. */
const Context = t.strict({ fault: orNull(PushFault), wasDismissed: t.boolean }, 'PushContext')
type Context = t.TypeOf<typeof Context>

const nothing: Context = { fault: null, wasDismissed: false }

/**
 * Pushes to this browser, in one tab. Reading the settings again leaves every other state, because the browser or
 * another tab may have changed what is true.
 * @internal
 */
export const pushMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<PushMessage> },
  actors: {
    readSettings: effect(pushEffects.readSettings),
    subscribe: effect(pushEffects.subscribe),
    unsubscribe: effect(pushEffects.unsubscribe),
  },
  actions: {
    sayWhy: assign((_, { fault }: { fault: PushFault }) => ({ fault })),
    sayDismissed: assign({ wasDismissed: true }),
    forget: assign(nothing),
  },
  guards: {
    isBrowser: (_, { found, is }: { found: PushBrowserState; is: PushBrowserState }) => found === is,
    isAnswer: (_, { answer, is }: { answer: PushPermission; is: PushPermission }) => answer === is,
  },
}).createMachine({
  id: 'push',
  context: nothing,
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forget' },
    'push/OpenSettings': { target: '.reading', actions: 'forget' },
  },
  states: {
    closed: {},
    reading: {
      invoke: { id: 'readSettings', src: 'readSettings', input: {} },
      on: {
        'push/SettingsRead': [
          { guard: { type: 'isBrowser', params: ({ event }) => ({ found: event.browser, is: 'on' }) }, target: 'on' },
          { guard: { type: 'isBrowser', params: ({ event }) => ({ found: event.browser, is: 'off' }) }, target: 'off' },
          {
            guard: { type: 'isBrowser', params: ({ event }) => ({ found: event.browser, is: 'blocked' }) },
            target: 'blocked',
          },
          { target: 'unsupported' },
        ],
        'push/SettingsNotRead': {
          target: 'notRead',
          actions: { type: 'sayWhy', params: ({ event: { failure } }) => ({ fault: failure }) },
        },
      },
    },
    notRead: {},
    unsupported: {},
    blocked: {},
    off: { on: { 'push/TurnOn': { target: 'asking', actions: 'forget' } } },
    // The browser asks the person.
    asking: {
      on: {
        'push/PermissionAnswered': [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.answer, is: 'granted' }) },
            target: 'turningOn',
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.answer, is: 'denied' }) },
            target: 'blocked',
          },
          { target: 'off', actions: 'sayDismissed' },
        ],
      },
    },
    turningOn: {
      invoke: { id: 'subscribe', src: 'subscribe', input: {} },
      on: {
        'push/TurnedOn': 'on',
        'push/NotTurnedOn': { target: 'off', actions: { type: 'sayWhy', params: ({ event }) => event } },
      },
    },
    on: { on: { 'push/TurnOff': { target: 'turningOff', actions: 'forget' } } },
    turningOff: {
      invoke: { id: 'unsubscribe', src: 'unsubscribe', input: {} },
      on: {
        'push/TurnedOff': 'off',
        'push/NotTurnedOff': {
          target: 'on',
          actions: { type: 'sayWhy', params: ({ event: { failure } }) => ({ fault: failure }) },
        },
      },
    },
  },
})

export const pushReducer = machineReducer('push/browser', pushMachine, Context, [
  ...Object.keys(pushMessages),
  'ForgetAccount',
])

const STEPS = [
  'closed',
  'reading',
  'notRead',
  'unsupported',
  'blocked',
  'off',
  'asking',
  'turningOn',
  'on',
  'turningOff',
] as const
export type PushStep = (typeof STEPS)[number]

export const pushViewModel = ({
  value,
  context,
}: typeof pushReducer.initial): Context & { readonly step: PushStep } => ({
  ...context,
  step: STEPS.find((step) => matchesState(step, value)) ?? 'closed',
})
