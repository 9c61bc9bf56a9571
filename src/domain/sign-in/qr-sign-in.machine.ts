import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { EffectRef, ReceivedMessage } from '../kernel/message'
import { qrSignInMessages, type QrSignInMessage, type QrStatus } from './qr-sign-in.messages'
import type { ForgetAccount } from '../session/session.messages'

/** A code is valid for 60 s. The client polls the status of the code every 2 s (our own interval). */
const LIFE_MS = 60_000
const POLL_MS = 2_000

export const qrSignInEffects = {
  createQrCode: t.strict({}),
  loadQrStatus: t.strict({ secretRef: t.number }),
  alarm: alarmInput,
}

const Context = t.strict({ secretRef: t.number, until: Instant, pollAt: Instant }, 'QrSignInContext')

/**
 * Signs in by a QR code that a signed-in browser approves.
 * @internal
 */
export const qrSignInMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<QrSignInMessage | AlarmRang | ForgetAccount>,
  },
  actors: {
    createQrCode: effect(qrSignInEffects.createQrCode),
    loadQrStatus: effect(qrSignInEffects.loadQrStatus),
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
  on: { 'sign-in/HideQr': '.hidden', ForgetAccount: '.hidden' },
  states: {
    hidden: { on: { 'sign-in/ShowQr': 'reading' } },
    reading: {
      invoke: { id: 'createQrCode', src: 'createQrCode', input: {} },
      on: {
        'sign-in/QrCodeCreated': { target: 'shown', actions: { type: 'begin', params: ({ event }) => event } },
        'sign-in/QrCodeNotCreated': 'unreached',
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
        'sign-in/QrSignInApproved': 'hidden',
        'sign-in/QrStatusLoaded': [
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
                'sign-in/QrStatusLoaded': {
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
              invoke: {
                id: 'loadQrStatus',
                src: 'loadQrStatus',
                input: ({ context }) => ({ secretRef: context.secretRef }),
              },
              on: {
                'sign-in/QrStatusLoaded': {
                  guard: ({ event }) => event.status === 'waiting' || event.status === 'scanned',
                  target: 'pausing',
                  actions: { type: 'askAgainLater', params: ({ event }) => event },
                },
                'sign-in/QrStatusNotLoaded': {
                  target: 'pausing',
                  actions: { type: 'askAgainLater', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    expired: { on: { 'sign-in/ShowQr': 'reading' } },
    refused: { on: { 'sign-in/ShowQr': 'reading' } },
    unreached: { on: { 'sign-in/ShowQr': 'reading' } },
  },
})

export const qrSignInReducer = machineReducer('sign-in/qr', qrSignInMachine, Context, [
  ...Object.keys(qrSignInMessages),
  'ForgetAccount',
])
