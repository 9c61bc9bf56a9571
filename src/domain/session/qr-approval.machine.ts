import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { QrSignInRequest, qrApprovalMessages, type QrApprovalMessage } from './qr-approval.messages'
import type { ForgetAccount } from './email-sign-in.messages'

export const qrApprovalEffects = {
  lookUpQr: t.strict({ secretRef: t.number }),
  answerQr: t.strict({ secretRef: t.number, approves: t.boolean }),
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
  actors: { lookUpQr: effect(qrApprovalEffects.lookUpQr), answerQr: effect(qrApprovalEffects.answerQr) },
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
    CloseQrApproval: { target: '.closed', actions: 'forgetAll' },
    ForgetAccount: { target: '.closed', actions: 'forgetAll' },
  },
  states: {
    closed: { on: { OpenQrApproval: 'entering' } },
    entering: {
      initial: 'fresh',
      on: { EnterQrCode: { target: 'lookingUp', actions: { type: 'rememberRef', params: ({ event }) => event } } },
      states: { fresh: {}, notFound: {} },
    },
    lookingUp: {
      invoke: { id: 'lookUpQr', src: 'lookUpQr', input: ({ context }) => ({ secretRef: context.secretRef }) },
      on: {
        QrAskingFound: { target: 'deciding', actions: { type: 'rememberAsking', params: ({ event }) => event } },
        QrAskingNotFound: 'entering.notFound',
      },
    },
    deciding: {
      on: { AnswerQr: { target: 'answering', actions: { type: 'rememberAnswer', params: ({ event }) => event } } },
    },
    answering: {
      invoke: {
        id: 'answerQr',
        src: 'answerQr',
        input: ({ context }) => ({ secretRef: context.secretRef, approves: context.approves }),
      },
      on: { QrAnswered: 'answered', QrNotAnswered: 'entering.notFound' },
    },
    answered: {},
  },
})

export const qrApprovalReducer = machineReducer('qrApproval', qrApprovalMachine, Context, [
  ...Object.keys(qrApprovalMessages),
  'ForgetAccount',
])
