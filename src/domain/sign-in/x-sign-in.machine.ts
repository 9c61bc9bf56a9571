import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { StateDigest } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import type { RouteChanged } from '../shell/shell.messages'
import type { ForgetAccount } from '../session/session.messages'
import { XSignInPurpose, xSignInMessages, type XSignInMessage } from './x-sign-in.messages'

const Returned = t.strict({ codeRef: t.number, stateRef: t.number })

export const xSignInEffects = {
  readXAddress: XSignInPurpose,
  redirectToX: t.strict({ secretRef: t.number }),
  exchangeXCode: t.strict({ errand: XSignInPurpose, returned: Returned }),
}

/** `pending` is the digest of the only `state` that X may return; `null` after X returned it (SES-10). */
const Context = t.strict(
  { errand: XSignInPurpose, pending: t.union([StateDigest, t.null]), secretRef: t.number, returned: Returned },
  'XSignInContext',
)

const nothing: t.TypeOf<typeof Context> = {
  errand: { purpose: 'signIn', sessionId: null },
  pending: null,
  secretRef: 0,
  returned: { codeRef: 0, stateRef: 0 },
}

/** The states of the result. The sign-in pages show the result until the person leaves these pages. */
const resultState = {
  on: {
    RouteChanged: {
      guard: { type: 'isElsewhere', params: ({ event }: { event: RouteChanged }) => event },
      target: 'fresh',
    },
  },
} as const

/**
 * Sign-in by X, in one tab: reads the address of X's sign-in page, opens that page, returns with the pending `state`,
 * and posts X's response once.
 * @internal
 */
export const xSignInMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<XSignInMessage | ForgetAccount | RouteChanged>,
  },
  actors: {
    readXAddress: effect(xSignInEffects.readXAddress),
    redirectToX: effect(xSignInEffects.redirectToX),
    exchangeXCode: effect(xSignInEffects.exchangeXCode),
  },
  guards: {
    isElsewhere: (_, { path }: { path: string }) => !path.startsWith('/sign-in'),
    isPending: ({ context }, { returned }: { returned: StateDigest | null }) =>
      returned !== null && returned === context.pending,
  },
  actions: {
    rememberErrand: assign((_, { errand }: { errand: XSignInPurpose }) => ({ errand, pending: null })),
    rememberPending: assign((_, { pending, secretRef }: { pending: StateDigest; secretRef: number }) => ({
      pending,
      secretRef,
    })),
    usePending: assign((_, { codeRef, stateRef }: { codeRef: number; stateRef: number }) => ({
      pending: null,
      returned: { codeRef, stateRef },
    })),
    dropPending: assign({ pending: null }),
    forgetAll: assign(nothing),
  },
}).createMachine({
  id: 'xSignIn',
  context: nothing,
  initial: 'idle',
  on: { ForgetAccount: { target: '.idle', actions: 'forgetAll' } },
  states: {
    idle: {
      initial: 'fresh',
      on: {
        'sign-in/StartXSignIn': { target: 'asking', actions: { type: 'rememberErrand', params: ({ event }) => event } },
        'sign-in/XCallbackReceived': [
          {
            guard: { type: 'isPending', params: ({ event }) => event },
            target: 'posting',
            actions: { type: 'usePending', params: ({ event }) => event },
          },
          { target: '.strayed', actions: 'dropPending' },
        ],
        'sign-in/XDenied': { target: '.denied', actions: 'dropPending' },
      },
      states: {
        fresh: {},
        /** The person is at X, or returned without finishing. */
        away: {
          invoke: { id: 'redirectToX', src: 'redirectToX', input: ({ context }) => ({ secretRef: context.secretRef }) },
        },
        notBegun: resultState,
        strayed: resultState,
        denied: resultState,
        refused: resultState,
        done: resultState,
      },
    },
    asking: {
      invoke: { id: 'readXAddress', src: 'readXAddress', input: ({ context }) => context.errand },
      on: {
        'sign-in/XAddressLoaded': {
          target: 'idle.away',
          actions: { type: 'rememberPending', params: ({ event }) => event },
        },
        'sign-in/XAddressNotLoaded': 'idle.notBegun',
      },
    },
    posting: {
      invoke: {
        id: 'exchangeXCode',
        src: 'exchangeXCode',
        input: ({ context }) => ({ errand: context.errand, returned: context.returned }),
      },
      on: { 'sign-in/XAccepted': 'idle.done', 'sign-in/XNotAccepted': 'idle.refused' },
    },
  },
})

export const xSignInReducer = machineReducer('sign-in/x', xSignInMachine, Context, [
  ...Object.keys(xSignInMessages),
  'ForgetAccount',
  'RouteChanged',
])
