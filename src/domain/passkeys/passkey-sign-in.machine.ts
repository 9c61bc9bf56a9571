import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { PasskeyFault, passkeysTabMessages, type PasskeysTabMessage } from './passkeys.messages'

export const passkeySignInEffects = {
  /** The browser offers passkeys in the e-mail field. The effect ends with a chosen passkey, or when it is stopped. */
  offerInField: t.strict({}),
  /** The browser asks for a passkey in its own dialog. */
  askForPasskey: t.strict({}),
  alarm: alarmInput,
}

const Context = t.strict({ until: Instant, fault: orNull(PasskeyFault) }, 'PasskeySignInContext')
type Context = t.TypeOf<typeof Context>

const nothing: Context = { until: EPOCH, fault: null }

/**
 * Sign-in by passkey, in one tab. While the sign-in page is open, the browser offers passkeys in the e-mail field, and
 * the person may open the browser's dialog. Every failure leads back to the offer, with the reason.
 * @internal
 */
export const passkeySignInMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<PasskeysTabMessage | AlarmRang> },
  actors: {
    offerInField: effect(passkeySignInEffects.offerInField),
    askForPasskey: effect(passkeySignInEffects.askForPasskey),
    alarm: effect(passkeySignInEffects.alarm),
  },
  actions: {
    rememberUntil: assign((_, { until }: Pick<Context, 'until'>) => ({ until })),
    sayWhy: assign((_, { fault }: { fault: PasskeyFault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    forgetAll: assign(nothing),
  },
}).createMachine({
  id: 'passkeySignIn',
  context: nothing,
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forgetAll' },
    'passkeys/CloseSignIn': { target: '.closed', actions: 'forgetAll' },
  },
  states: {
    closed: { on: { 'passkeys/OpenSignIn': 'offering' } },
    offering: {
      invoke: { id: 'offerInField', src: 'offerInField', input: {} },
      initial: 'starting',
      on: {
        'passkeys/AutofillStarted': {
          target: '.waiting',
          actions: { type: 'rememberUntil', params: ({ event }) => event },
        },
        'passkeys/AutofillEnded': 'resting',
        'passkeys/UsePasskey': { target: 'asking', actions: 'forgetFault' },
        'passkeys/PasskeyChosen': { target: '.verifying', actions: 'forgetFault' },
        'passkeys/PasskeyNotAccepted': {
          target: 'offering',
          reenter: true,
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
        'passkeys/PasskeyAccepted': { target: 'closed', actions: 'forgetAll' },
      },
      states: {
        starting: {},
        waiting: {
          invoke: { id: 'challengeOver', src: 'alarm', input: ({ context: { until } }) => ({ at: until }) },
          on: { AlarmRang: { target: '#passkeySignIn.offering', reenter: true } },
        },
        // The proof is on its way to the server, so another request cannot replace it.
        verifying: { on: { 'passkeys/UsePasskey': {} } },
      },
    },
    // The browser offers no passkeys in fields, or the offer could not begin.
    resting: { on: { 'passkeys/UsePasskey': { target: 'asking', actions: 'forgetFault' } } },
    asking: {
      invoke: { id: 'askForPasskey', src: 'askForPasskey', input: {} },
      initial: 'choosing',
      on: {
        'passkeys/PasskeyChosen': '.verifying',
        'passkeys/PasskeyNotChosen': {
          target: 'offering',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
        'passkeys/PasskeyNotAccepted': {
          target: 'offering',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
        'passkeys/PasskeyAccepted': { target: 'closed', actions: 'forgetAll' },
      },
      states: { choosing: {}, verifying: {} },
    },
  },
})

export const passkeySignInReducer = machineReducer('passkeys/signIn', passkeySignInMachine, Context, [
  'ForgetAccount',
  ...Object.keys(passkeysTabMessages),
])
