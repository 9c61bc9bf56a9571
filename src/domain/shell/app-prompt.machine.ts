import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { appLink } from './app-link'
import { APP_DOWNLOAD } from './product'

/** If the app has not opened in this time, the page navigates to the app's download page (spec 1 §2). */
const OPEN_MS = 2_000

export const appPromptEffects = { openAppLink: t.strict({ url: Address }), alarm: alarmInput }

export const appPromptMessages = {
  /** `link` is the path under which the app shows this page's content. `appLink` builds the deep link from `link`. */
  OfferApp: message('OfferApp', { link: t.string }),
  KeepBrowsing: message('KeepBrowsing', {}),
  OpenApp: message('OpenApp', {}),
  /** The browser hid this tab: the app opened in front of the tab, or the person left the tab. */
  TabHidden: message('TabHidden', {}),
  AppLinkOpened: effectResult('AppLinkOpened', {}),
} as const
type Codecs = typeof appPromptMessages
type AppPromptMessage = t.TypeOf<Codecs[keyof Codecs]>

const Context = t.strict({ url: Address, until: Instant }, 'AppPromptContext')

/**
 * On a phone, the page offers once to continue in the app: the person stays here or opens the app. If the app does not
 * open, the page navigates to the app's download page.
 * @internal
 */
export const appPromptMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as ReceivedMessage<AppPromptMessage | AlarmRang> },
  actors: { openAppLink: effect(appPromptEffects.openAppLink), alarm: effect(appPromptEffects.alarm) },
  actions: {
    rememberLink: assign((_, { link }: { link: string }) => ({ url: appLink(link) })),
    setLimit: assign((_, { at }: { at: Instant }) => ({ until: addMs(at, OPEN_MS) })),
  },
}).createMachine({
  id: 'appPrompt',
  context: { url: '', until: EPOCH },
  initial: 'unasked',
  states: {
    unasked: {
      on: { OfferApp: { target: 'offered', actions: { type: 'rememberLink', params: ({ event }) => event } } },
    },
    offered: {
      on: {
        KeepBrowsing: 'settled',
        OpenApp: { target: 'opening', actions: { type: 'setLimit', params: ({ event }) => event } },
      },
    },
    opening: {
      invoke: { id: 'openApp', src: 'openAppLink', input: ({ context }) => ({ url: context.url }) },
      on: { TabHidden: 'settled', AppLinkOpened: 'waiting' },
    },
    waiting: {
      invoke: { id: 'openLimit', src: 'alarm', input: ({ context }) => ({ at: context.until }) },
      on: { TabHidden: 'settled', AlarmRang: 'downloading' },
    },
    downloading: {
      invoke: { id: 'openDownload', src: 'openAppLink', input: { url: APP_DOWNLOAD } },
      on: { AppLinkOpened: 'settled' },
    },
    settled: {},
  },
})

export const appPromptReducer = machineReducer('appPrompt', appPromptMachine, Context, Object.keys(appPromptMessages))
