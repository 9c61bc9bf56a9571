import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { withDefault } from '../kernel/with-default'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { exportedAs } from '../kernel/export-policy'
import { InAppPath } from './return-path'
import { Dialog, shellMessages, type ShellMessage } from './shell.messages'
import { addToast, withoutExpired, afterNavigation, Toast, type LogPlace, type ToastContent } from './toast'

/** spec 1 §2: if the code of a page cannot load, the tab reloads at most once in this time. */
const RELOAD_REST_MS = 60_000
/** The same for the code of a feature, which may be missing while the page works. */
const FEATURE_RELOAD_REST_MS = 600_000

export const shellEffects = {
  navigate: t.strict({ to: t.literal('/sign-in') }),
  reload: t.strict({}),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    path: exportedAs('pattern', t.string),
    dialog: t.union([Dialog, t.null]),
    toasts: t.readonlyArray(Toast),
    returnTo: withDefault(t.union([InAppPath, t.null]), null),
    mayReloadAt: withDefault(Instant, EPOCH),
    /** The release that the host served last. It is no news to the program of that release. */
    release: withDefault(t.string, ''),
    readsTooOften: withDefault(t.boolean, false),
  },
  'ShellContext',
)

/** Dialogs that belong to no screen. A dialog that opens during a navigation is still open on the next screen. */
const OF_NO_SCREEN: ReadonlySet<Dialog | null> = new Set<Dialog>(['switcher', 'shortcuts'])

const staysOver = ({ path, dialog }: t.TypeOf<typeof Context>, next: string): boolean =>
  next === path || OF_NO_SCREEN.has(dialog)

/**
 * The app shell around every screen of a tab: the open dialog, the toasts, and the navigations to another page.
 * @internal
 */
export const shellMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<ShellMessage | AlarmRang> },
  actors: {
    navigate: effect(shellEffects.navigate),
    reload: effect(shellEffects.reload),
    alarm: effect(shellEffects.alarm),
  },
  guards: {
    hasToasts: ({ context }) => context.toasts.length > 0,
    hasNoToasts: ({ context }) => context.toasts.length === 0,
    mayReload: ({ context }, { at }: { at: Instant }) => at >= context.mayReloadAt,
  },
  actions: {
    goTo: assign(({ context }, { path }: { path: string }) => ({
      path,
      dialog: staysOver(context, path) ? context.dialog : null,
      returnTo: isSignIn(path) ? context.returnTo : null,
    })),
    rememberReturnPlace: assign((_, { returnTo }: { returnTo: InAppPath }) => ({ returnTo })),
    forgetReturnPlace: assign({ returnTo: null }),
    holdReload: assign((_, { at, forMs }: { at: Instant; forMs: number }) => ({ mayReloadAt: addMs(at, forMs) })),
    noticeRelease: assign((_, { release }: { release: string }) => ({ release })),
    hideRelease: assign({ release: '' }),
    sayOffline: assign(({ context }, { at, entry }: { at: Instant; entry: number }) => ({
      toasts: addToast(context.toasts, { key: 'notChanged' }, at, { log: 'tab', seq: entry }),
    })),
    holdScreen: assign({ readsTooOften: true }),
    letScreenGo: assign({ readsTooOften: false }),
    openVisitorDialog: assign({ dialog: 'visitor' }),
    turnAway: assign({ dialog: 'turnedAway' }),
    openDialog: assign((_, { dialog }: { dialog: Dialog }) => ({ dialog })),
    closeDialog: assign({ dialog: null }),
    addToast: assign(({ context }, { words, at, entry }: { words: ToastContent; at: Instant; entry: number }) => ({
      toasts: addToast(context.toasts, words, at, { log: 'tab', seq: entry }),
    })),
    addRefusal: assign(({ context }, { text, about, at }: { text: string; about: LogPlace; at: Instant }) => ({
      toasts: addToast(context.toasts, { text }, at, about),
    })),
    closeToast: assign(({ context }, { id }: { id: number }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    leaveToasts: assign(({ context }, { at }: { at: Instant }) => ({ toasts: afterNavigation(context.toasts, at) })),
    dropDueToasts: assign(({ context }, { at }: { at: Instant }) => ({ toasts: withoutExpired(context.toasts, at) })),
    sayWhy: assign(
      ({ context }, { reason, at, entry }: { reason: 'signedOut' | 'expired'; at: Instant; entry: number }) => ({
        dialog: null,
        toasts: addToast(context.toasts, { key: reason === 'expired' ? 'sessionExpired' : 'signedOut' }, at, {
          log: 'tab',
          seq: entry,
        }),
      }),
    ),
  },
}).createMachine({
  id: 'shell',
  context: {
    path: '',
    dialog: null,
    toasts: [],
    returnTo: null,
    mayReloadAt: EPOCH,
    release: '',
    readsTooOften: false,
  },
  type: 'parallel',
  on: {
    RouteChanged: {
      actions: [
        { type: 'goTo', params: ({ event }) => event },
        { type: 'leaveToasts', params: ({ event }) => event },
      ],
    },
    VisitorRedirected: {
      actions: [
        { type: 'goTo', params: ({ event }) => event },
        { type: 'leaveToasts', params: ({ event }) => event },
        'turnAway',
      ],
    },
    ShowVisitorDialog: { actions: 'openVisitorDialog' },
    OpenDialog: { actions: { type: 'openDialog', params: ({ event }) => event } },
    CloseDialog: { actions: 'closeDialog' },
    RememberReturnPath: { actions: { type: 'rememberReturnPlace', params: ({ event }) => event } },
    ReleaseFound: { actions: { type: 'noticeRelease', params: ({ event }) => event } },
    HideRelease: { actions: 'hideRelease' },
    ReadRateLimited: { actions: 'holdScreen' },
    RetryScreen: { actions: 'letScreenGo' },
  },
  states: {
    place: {
      initial: 'staying',
      states: {
        staying: {
          on: {
            SessionEndedHere: { target: 'moving', actions: 'forgetReturnPlace' },
            PageNotLoaded: {
              guard: { type: 'mayReload', params: ({ event }) => event },
              target: 'reloading',
              actions: { type: 'holdReload', params: ({ event: { at } }) => ({ at, forMs: RELOAD_REST_MS }) },
            },
            FeatureNotLoaded: {
              guard: { type: 'mayReload', params: ({ event }) => event },
              target: 'reloading',
              actions: { type: 'holdReload', params: ({ event: { at } }) => ({ at, forMs: FEATURE_RELOAD_REST_MS }) },
            },
            UpdateNow: 'reloading',
          },
        },
        reloading: {
          invoke: { id: 'reload', src: 'reload', input: {} },
          on: {
            Reloaded: 'staying',
            NotReloaded: 'staying',
            SessionEndedHere: { target: 'moving', actions: 'forgetReturnPlace' },
          },
        },
        moving: {
          invoke: { id: 'navigate', src: 'navigate', input: { to: '/sign-in' } },
          on: { Navigated: 'staying' },
        },
      },
    },
    toasts: {
      initial: 'quiet',
      // Without `reenter`, because `reenter` would leave the other region too and so cancel the navigation to
      // /sign-in.
      on: {
        ShowToast: { target: '.telling', actions: { type: 'addToast', params: ({ event }) => event } },
        ShowRefusal: { target: '.telling', actions: { type: 'addRefusal', params: ({ event }) => event } },
        SessionEndedHere: { target: '.telling', actions: { type: 'sayWhy', params: ({ event }) => event } },
        NotReloaded: { target: '.telling', actions: { type: 'sayOffline', params: ({ event }) => event } },
        CloseToast: { target: '.deciding', actions: { type: 'closeToast', params: ({ event }) => event } },
      },
      states: {
        quiet: {},
        telling: {
          always: { guard: 'hasNoToasts', target: 'quiet' },
          invoke: {
            id: 'toastOver',
            src: 'alarm',
            input: ({ context }) => ({ at: context.toasts[0]?.until ?? EPOCH }),
          },
          on: { AlarmRang: { target: 'deciding', actions: { type: 'dropDueToasts', params: ({ event }) => event } } },
        },
        deciding: { always: [{ guard: 'hasToasts', target: 'telling' }, { target: 'quiet' }] },
      },
    },
  },
})

function isSignIn(path: string): boolean {
  return path.startsWith('/sign-in')
}

export const shellReducer = machineReducer('shell', shellMachine, Context, Object.keys(shellMessages))

/** Whether the program is reloading. While it reloads, no fault is shown. */
export const isReloading = ({ value }: typeof shellReducer.initial): boolean =>
  typeof value === 'object' && value['place'] === 'reloading'

/** Whether the host serves another release than the running program. */
export const hasNewRelease = ({ context: { release } }: typeof shellReducer.initial, running: string | null): boolean =>
  release !== '' && release !== running

/** Whether the last read came too soon after others. No screen renders until the person tries again. */
export const isRateLimited = ({ context }: typeof shellReducer.initial): boolean => context.readsTooOften
