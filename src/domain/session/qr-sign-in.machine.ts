import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { EffectRef, ReceivedMessage } from '../kernel/message'
import { qrSignInMessages, type QrSignInMessage, type QrStatus } from './qr-sign-in.messages'
import type { ForgetAccount } from './email-sign-in.messages'

/** A code is valid for 60 s. The client polls the status of the code every 2 s (our own interval). */
const LIFE_MS = 60_000
const POLL_MS = 2_000

export const qrSignInEffects = {
  readQrCode: t.strict({}),
  askQr: t.strict({ secretRef: t.number }),
  alarm: alarmInput,
}

const Context = t.strict({ secretRef: t.number, until: Instant, pollAt: Instant }, 'QrSignInContext')

/** @internal */
export const qrSignInMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<QrSignInMessage | AlarmRang | ForgetAccount>,
  },
  actors: {
    readQrCode: effect(qrSignInEffects.readQrCode),
    askQr: effect(qrSignInEffects.askQr),
    alarm: effect(qrSignInEffects.alarm),
  },
  guards: {
    is: (_, { status, wanted }: { status: QrStatus; wanted: QrStatus }) => status === wanted,
    rang: (_, { ask, id }: { ask: EffectRef; id: string }) => ask.id === id,
  },
  actions: {
    begin: assign((_, { secretRef, at }: { secretRef: number; at: Instant }) => ({
      secretRef,
      until: addMs(at, LIFE_MS),
      pollAt: addMs(at, POLL_MS),
    })),
    askAgainLater: assign((_, { at }: { at: Instant }) => ({ pollAt: addMs(at, POLL_MS) })),
  },
}).createMachine({
  id: 'qrSignIn',
  context: { secretRef: 0, until: EPOCH, pollAt: EPOCH },
  initial: 'hidden',
  on: { HideQr: '.hidden', ForgetAccount: '.hidden' },
  states: {
    hidden: { on: { ShowQr: 'reading' } },
    reading: {
      invoke: { id: 'readQrCode', src: 'readQrCode', input: {} },
      on: {
        QrCodeRead: { target: 'shown', actions: { type: 'begin', params: ({ event }) => event } },
        QrCodeNotRead: 'unreached',
      },
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'qrLife', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
      on: {
        AlarmRang: {
          guard: { type: 'rang', params: ({ event }) => ({ ask: event.ask, id: 'qrLife' }) },
          target: 'expired',
        },
        QrLetIn: 'hidden',
        QrStatusRead: [
          { guard: { type: 'is', params: ({ event }) => ({ ...event, wanted: 'refused' }) }, target: 'refused' },
          { guard: { type: 'is', params: ({ event }) => ({ ...event, wanted: 'expired' }) }, target: 'expired' },
        ],
      },
      states: {
        phone: {
          initial: 'awaited',
          states: {
            awaited: {
              on: {
                QrStatusRead: {
                  guard: { type: 'is', params: ({ event }) => ({ ...event, wanted: 'scanned' }) },
                  target: 'there',
                },
              },
            },
            there: {},
          },
        },
        poll: {
          initial: 'pausing',
          states: {
            pausing: {
              invoke: { id: 'qrPoll', src: 'alarm', input: ({ context }) => ({ at: context.pollAt }) },
              on: {
                AlarmRang: {
                  guard: { type: 'rang', params: ({ event }) => ({ ask: event.ask, id: 'qrPoll' }) },
                  target: 'asking',
                },
              },
            },
            asking: {
              invoke: { id: 'askQr', src: 'askQr', input: ({ context }) => ({ secretRef: context.secretRef }) },
              on: {
                QrStatusRead: {
                  guard: ({ event }) => event.status === 'waiting' || event.status === 'scanned',
                  target: 'pausing',
                  actions: { type: 'askAgainLater', params: ({ event }) => event },
                },
                QrStatusNotRead: {
                  target: 'pausing',
                  actions: { type: 'askAgainLater', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    expired: { on: { ShowQr: 'reading' } },
    refused: { on: { ShowQr: 'reading' } },
    unreached: { on: { ShowQr: 'reading' } },
  },
})

export const qrSignInReducer = machineReducer('qrSignIn', qrSignInMachine, Context, [
  ...Object.keys(qrSignInMessages),
  'ForgetAccount',
])
