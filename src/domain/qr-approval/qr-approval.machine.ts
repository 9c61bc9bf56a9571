import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { QrSignInRequest, qrApprovalMessages, type QrApprovalMessage } from './qr-approval.messages'
import type { ForgetAccount } from '../session/session.messages'

export const qrApprovalEffects = {
  lookUpQrSignIn: t.strict({ secretRef: t.number }),
  decideQrSignIn: t.strict({ secretRef: t.number, approves: t.boolean }),
}

const Context = t.strict(
  { secretRef: t.number, approves: t.boolean, browser: t.union([QrSignInRequest, t.null]) },
  'QrApprovalContext',
)

/**
 * Approves another browser by its QR code: the member enters the code, sees the browser and the time of its request,
 * and decides.
 * @internal
 */
export const qrApprovalMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<QrApprovalMessage | ForgetAccount> },
  actors: {
    lookUpQrSignIn: effect(qrApprovalEffects.lookUpQrSignIn),
    decideQrSignIn: effect(qrApprovalEffects.decideQrSignIn),
  },
  actions: {
    rememberRef: assign((_, { secretRef }: { secretRef: number }) => ({ secretRef })),
    rememberAsking: assign((_, { browser }: { browser: QrSignInRequest }) => ({ browser })),
    rememberAnswer: assign((_, { approves }: { approves: boolean }) => ({ approves })),
    forgetAll: assign({ secretRef: 0, approves: false, browser: null }),
  },
}).createMachine({
  id: 'qrApproval',
  context: { secretRef: 0, approves: false, browser: null },
  initial: 'closed',
  on: {
    'qr-approval/CloseQrApproval': { target: '.closed', actions: 'forgetAll' },
    ForgetAccount: { target: '.closed', actions: 'forgetAll' },
  },
  states: {
    closed: { on: { 'qr-approval/OpenQrApproval': 'entering' } },
    entering: {
      initial: 'fresh',
      on: {
        'qr-approval/EnterQrCode': {
          target: 'lookingUp',
          actions: { type: 'rememberRef', params: ({ event }) => event },
        },
      },
      states: { fresh: {}, notFound: {} },
    },
    lookingUp: {
      invoke: {
        id: 'lookUpQrSignIn',
        src: 'lookUpQrSignIn',
        input: ({ context }) => ({ secretRef: context.secretRef }),
      },
      on: {
        'qr-approval/QrSignInRequestFound': {
          target: 'deciding',
          actions: { type: 'rememberAsking', params: ({ event }) => event },
        },
        'qr-approval/QrSignInRequestNotFound': 'entering.notFound',
      },
    },
    deciding: {
      on: {
        'qr-approval/DecideQrSignIn': {
          target: 'answering',
          actions: { type: 'rememberAnswer', params: ({ event }) => event },
        },
      },
    },
    answering: {
      invoke: {
        id: 'decideQrSignIn',
        src: 'decideQrSignIn',
        input: ({ context }) => ({ secretRef: context.secretRef, approves: context.approves }),
      },
      on: { 'qr-approval/QrSignInDecided': 'answered', 'qr-approval/QrSignInNotDecided': 'entering.notFound' },
    },
    answered: {},
  },
})

export const qrApprovalReducer = machineReducer('qr-approval/qrApproval', qrApprovalMachine, Context, [
  ...Object.keys(qrApprovalMessages),
  'ForgetAccount',
])
