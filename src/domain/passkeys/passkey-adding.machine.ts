import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { PasskeyFault, passkeysTabMessages, type PasskeysTabMessage } from './passkeys.messages'

export const passkeyAddingEffects = { addPasskey: t.strict({}) }

/** `hasAdded`: the last attempt added a passkey. */
const Context = t.strict({ fault: orNull(PasskeyFault), hasAdded: t.boolean }, 'PasskeyAddingContext')
type Context = t.TypeOf<typeof Context>

const nothing: Context = { fault: null, hasAdded: false }

/**
 * Adding a passkey, in one tab: the browser creates it in its own dialog, then the server stores it.
 * @internal
 */
export const passkeyAddingMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<PasskeysTabMessage> },
  actors: { addPasskey: effect(passkeyAddingEffects.addPasskey) },
  actions: {
    sayWhy: assign((_, { fault }: { fault: PasskeyFault }) => ({ fault })),
    sayAdded: assign({ hasAdded: true }),
    forgetResult: assign(nothing),
  },
}).createMachine({
  id: 'passkeyAdding',
  context: nothing,
  initial: 'idle',
  on: { ForgetAccount: { target: '.idle', actions: 'forgetResult' } },
  states: {
    idle: {
      on: {
        'passkeys/AddPasskey': { target: 'adding', actions: 'forgetResult' },
        'passkeys/LeaveAdding': { actions: 'forgetResult' },
      },
    },
    adding: {
      invoke: { id: 'addPasskey', src: 'addPasskey', input: {} },
      initial: 'creating',
      on: {
        'passkeys/PasskeyAdded': { target: 'idle', actions: 'sayAdded' },
        'passkeys/PasskeyNotAdded': { target: 'idle', actions: { type: 'sayWhy', params: ({ event }) => event } },
      },
      states: {
        creating: { on: { 'passkeys/PasskeyCreated': 'storing', 'passkeys/LeaveAdding': '#passkeyAdding.idle' } },
        // The device has the passkey, so the server must store it even if the person leaves the page.
        storing: {},
      },
    },
  },
})

export const passkeyAddingReducer = machineReducer('passkeys/adding', passkeyAddingMachine, Context, [
  'ForgetAccount',
  ...Object.keys(passkeysTabMessages),
])
