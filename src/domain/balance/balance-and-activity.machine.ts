import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection'
import { machineReducer } from '../event-log'
import { Decimal } from '../kernel/decimal'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import type { SessionMessage } from '../session'
import { Activity, balanceAndActivityMessages, type BalanceAndActivityMessage } from './balance-and-activity.messages'

export const balanceAndActivityEffects = { loadBalance: t.strict({}), loadActivity: t.strict({}) }

const Context = t.strict(
  {
    usd: t.union([Decimal, t.null]),
    activity: t.union([Activity, t.null]),
    previewed: t.boolean,
  },
  'FrameContext',
)

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'SessionEnded' }>

/**
 * Server data that the app shell shows beside the screens: a member's balance, and the activity of the day. While data
 * loads again, the app shell shows the data that was loaded before.
 * @internal
 */
export const balanceAndActivityMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<BalanceAndActivityMessage | SessionChange | NetworkOnline>,
  },
  actors: {
    loadBalance: effect(balanceAndActivityEffects.loadBalance),
    loadActivity: effect(balanceAndActivityEffects.loadActivity),
  },
  guards: { isMember: (_, { isMember }: { isMember: boolean }) => isMember },
  actions: {
    forget: assign({ usd: null, activity: null, previewed: false }),
    rememberBalance: assign((_, { usd }: { usd: Decimal }) => ({ usd })),
    rememberActivity: assign((_, { activity }: { activity: Activity | null }) => ({ activity })),
    rememberPreview: assign({ previewed: true }),
  },
}).createMachine({
  id: 'frame',
  context: { usd: null, activity: null, previewed: false },
  type: 'parallel',
  on: {
    SignedIn: { target: ['.balance.idle', '.activity.idle'], actions: 'forget' },
    SessionEnded: { target: ['.balance.idle', '.activity.idle'], actions: 'forget' },
    'balance/ActivityPreviewShown': { actions: 'rememberPreview' },
  },
  states: {
    balance: {
      initial: 'idle',
      on: {
        'balance/AppShellShown': { guard: { type: 'isMember', params: ({ event }) => event }, target: '.loading' },
      },
      states: {
        idle: {},
        loading: {
          invoke: { id: 'loadBalance', src: 'loadBalance', input: {} },
          on: {
            'balance/BalanceLoaded': {
              target: 'idle',
              actions: { type: 'rememberBalance', params: ({ event }) => event },
            },
            'balance/BalanceNotLoaded': 'unknown',
          },
        },
        unknown: { on: { NetworkOnline: 'loading' } },
      },
    },
    activity: {
      initial: 'idle',
      on: { 'balance/AppShellShown': '.loading' },
      states: {
        idle: {},
        loading: {
          invoke: { id: 'loadActivity', src: 'loadActivity', input: {} },
          on: {
            'balance/ActivityLoaded': {
              target: 'idle',
              actions: { type: 'rememberActivity', params: ({ event }) => event },
            },
            'balance/ActivityNotLoaded': 'unknown',
          },
        },
        unknown: { on: { NetworkOnline: 'loading' } },
      },
    },
  },
})

export const balanceAndActivityReducer = machineReducer(
  'balance/balanceAndActivity',
  balanceAndActivityMachine,
  Context,
  [...Object.keys(balanceAndActivityMessages), 'SignedIn', 'SessionEnded', 'NetworkOnline'],
)
