import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineUnit, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, type Instant } from '../kernel/instant'
import type { Heard } from '../kernel/message'
import { shellMessages, type ShellMessage } from './shell.messages'
import { addToast, dropDue, Toast, type ToastWords } from './toast'

export const shellEffects = {
  navigate: t.strict({ to: t.literal('/sign-in') }),
  alarm: alarmInput,
}

const Context = t.strict({
  path: t.string,
  dialog: t.union([t.literal('visitor'), t.null]),
  toasts: t.readonlyArray(Toast),
}, 'ShellContext')

/**
 * The frame around every screen of a tab: which dialog is open, which toasts are shown, where it is led.
 * @internal
 */
export const shellMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as Heard<ShellMessage | AlarmRang> },
  actors: { navigate: effect(shellEffects.navigate), alarm: effect(shellEffects.alarm) },
  guards: { hasToasts: ({ context }) => context.toasts.length > 0 },
  actions: {
    goTo: assign(({ context }, { path }: { path: string }) =>
      ({ path, dialog: path === context.path ? context.dialog : null })),
    openVisitorDialog: assign({ dialog: 'visitor' }),
    closeDialog: assign({ dialog: null }),
    addToast: assign(({ context }, { words, at }: { words: ToastWords, at: Instant }) =>
      ({ toasts: addToast(context.toasts, words, at) })),
    closeToast: assign(({ context }, { id }: { id: number }) =>
      ({ toasts: context.toasts.filter((toast) => toast.id !== id) })),
    dropDueToasts: assign(({ context }, { at }: { at: Instant }) => ({ toasts: dropDue(context.toasts, at) })),
    sayWhy: assign(({ context }, { reason, at }: { reason: 'signedOut' | 'expired', at: Instant }) => ({
      dialog: null,
      toasts: addToast(context.toasts, { key: reason === 'expired' ? 'sessionExpired' : 'signedOut' }, at),
    })),
  },
}).createMachine({
  id: 'shell',
  context: { path: '', dialog: null, toasts: [] },
  type: 'parallel',
  on: {
    RouteChanged: { actions: { type: 'goTo', params: ({ event }) => event } },
    ShowVisitorDialog: { actions: 'openVisitorDialog' },
    CloseDialog: { actions: 'closeDialog' },
  },
  states: {
    place: {
      initial: 'staying',
      states: {
        staying: { on: { SessionLeft: 'moving' } },
        moving: {
          invoke: { id: 'navigate', src: 'navigate', input: { to: '/sign-in' } },
          on: { Navigated: 'staying' },
        },
      },
    },
    toasts: {
      initial: 'quiet',
      // Not `reenter`: that would leave the other region as well, and with it the way to /sign-in.
      on: {
        ShowToast: { target: '.telling', actions: { type: 'addToast', params: ({ event }) => event } },
        SessionLeft: { target: '.telling', actions: { type: 'sayWhy', params: ({ event }) => event } },
        CloseToast: { target: '.deciding', actions: { type: 'closeToast', params: ({ event }) => event } },
      },
      states: {
        quiet: {},
        telling: {
          invoke: { id: 'toastOver', src: 'alarm', input: ({ context }) => ({ at: context.toasts[0]?.until ?? EPOCH }) },
          on: { AlarmRang: { target: 'deciding', actions: { type: 'dropDueToasts', params: ({ event }) => event } } },
        },
        deciding: { always: [{ guard: 'hasToasts', target: 'telling' }, { target: 'quiet' }] },
      },
    },
  },
})

export const shellUnit = machineUnit('shell', shellMachine, Context, Object.keys(shellMessages))
