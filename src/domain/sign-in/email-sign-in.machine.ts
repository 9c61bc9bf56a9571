import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session/session.messages'
import { emailSignInMessages, type EmailSignInMessage } from './email-sign-in.messages'
import { isEmail } from './email-sign-in.rules'

/** spec 2 §9: a code can be sent again after 60 s. */
const RESEND_MS = 60_000

export const emailSignInEffects = {
  sendCode: t.strict({ email: t.string }),
  signInByEmail: t.strict({ email: t.string, secretRef: t.number }),
  alarm: alarmInput,
}

/** `sentTo` is the address of the last code. No new code is sent to that address before `resendAt` (SES-11). */
const Context = t.strict(
  {
    email: t.string,
    sentTo: t.string,
    resendAt: Instant,
    secretRef: t.number,
    failure: withDefault(t.union([Failure, t.null]), null),
  },
  'SignInContext',
)

const mayResend = { on: { 'sign-in/RequestCode': 'sending' } } as const
const maySubmit = {
  on: {
    'sign-in/SubmitCode': {
      target: 'verifying',
      actions: { type: 'rememberRef', params: ({ event }: { event: { secretRef: number } }) => event },
    },
  },
} as const

/**
 * Signs in by e-mail: first an address, then the code that was sent to it.
 * @internal
 */
export const emailSignInMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<EmailSignInMessage | AlarmRang | ForgetAccount>,
  },
  actors: {
    sendCode: effect(emailSignInEffects.sendCode),
    signInByEmail: effect(emailSignInEffects.signInByEmail),
    alarm: effect(emailSignInEffects.alarm),
  },
  guards: {
    isEmail: (_, { email }: { email: string }) => isEmail(email),
    isHeld: ({ context }, { email, at }: { email: string; at: Instant }) =>
      email === context.sentTo && at < context.resendAt,
  },
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email })),
    rememberRef: assign((_, { secretRef }: { secretRef: number }) => ({ secretRef })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetEmail: assign({ email: '', sentTo: '', failure: null }),
    holdResend: assign(({ context }, { at }: { at: Instant }) => ({
      sentTo: context.email,
      resendAt: addMs(at, RESEND_MS),
    })),
  },
}).createMachine({
  id: 'signIn',
  context: { email: '', sentTo: '', resendAt: EPOCH, secretRef: 0, failure: null },
  initial: 'enteringEmail',
  on: { ForgetAccount: { target: '.enteringEmail', actions: 'forgetEmail' } },
  states: {
    enteringEmail: {
      initial: 'fresh',
      on: {
        'sign-in/TypeEmail': { target: '.fresh', actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'sign-in/RequestCode': [
          {
            guard: { type: 'isHeld', params: ({ event }) => event },
            target: 'enteringCode',
            actions: { type: 'rememberEmail', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEmail', params: ({ event }) => event },
            target: 'sendingCode',
            actions: { type: 'rememberEmail', params: ({ event }) => event },
          },
        ],
      },
      states: { fresh: {}, codeNotSent: {} },
    },
    sendingCode: {
      invoke: { id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ email: context.email }) },
      on: {
        'sign-in/CodeSent': { target: 'enteringCode', actions: { type: 'holdResend', params: ({ event }) => event } },
        'sign-in/CodeNotSent': {
          target: 'enteringEmail.codeNotSent',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    enteringCode: {
      type: 'parallel',
      on: { 'sign-in/ChangeEmail': 'enteringEmail' },
      states: {
        resend: {
          initial: 'held',
          states: {
            held: {
              invoke: { id: 'resendHold', src: 'alarm', input: ({ context }) => ({ at: context.resendAt }) },
              on: { AlarmRang: 'free' },
            },
            free: mayResend,
            codeNotSent: mayResend,
            sending: {
              invoke: { id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ email: context.email }) },
              on: {
                'sign-in/CodeSent': { target: 'held', actions: { type: 'holdResend', params: ({ event }) => event } },
                'sign-in/CodeNotSent': {
                  target: 'codeNotSent',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        code: {
          initial: 'awaited',
          states: {
            awaited: maySubmit,
            verifying: {
              invoke: {
                id: 'signInByEmail',
                src: 'signInByEmail',
                input: ({ context }) => ({ email: context.email, secretRef: context.secretRef }),
              },
              on: {
                'sign-in/CodeAccepted': { target: '#signIn.enteringEmail', actions: 'forgetEmail' },
                'sign-in/CodeNotAccepted': {
                  target: 'refused',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
            refused: maySubmit,
          },
        },
      },
    },
  },
})

export const emailSignInReducer = machineReducer('sign-in/email', emailSignInMachine, Context, [
  ...Object.keys(emailSignInMessages),
  'ForgetAccount',
])
