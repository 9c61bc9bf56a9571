import type * as t from 'io-ts'
import { connectionMessages, networkReducer } from './connection'
import { AlarmRang, EffectAttempted, sliceOf } from './event-log'
import { ForgetAccount, inviteCodeMessages, inviteCodeReducer, sessionMessages, sessionReducer } from './session'
import {
  appPromptMessages,
  appPromptReducer,
  preferencesMessages,
  preferencesReducer,
  shellMessages,
  shellReducer,
} from './shell'

/** The core: what every page needs from its first moment. Everything else is a feature (`features.ts`, ADR 16). */
export const coreAccountMessages = {
  AlarmRang,
  EffectAttempted,
  ...sessionMessages,
  ...connectionMessages,
  ...preferencesMessages,
}
export type CoreAccountMessage = t.TypeOf<(typeof coreAccountMessages)[keyof typeof coreAccountMessages]>

export const coreAccountSlices = () => ({
  session: sliceOf(sessionReducer),
  network: sliceOf(networkReducer),
  preferences: sliceOf(preferencesReducer),
})
export type AccountSlices = ReturnType<typeof coreAccountSlices>

export const coreTabMessages = {
  AlarmRang,
  EffectAttempted,
  ForgetAccount,
  ...shellMessages,
  ...appPromptMessages,
  ...inviteCodeMessages,
}
export type CoreTabMessage = t.TypeOf<(typeof coreTabMessages)[keyof typeof coreTabMessages]>

export const coreTabSlices = () => ({
  shell: sliceOf(shellReducer),
  appPrompt: sliceOf(appPromptReducer),
  inviteCode: sliceOf(inviteCodeReducer),
})
export type TabSlices = ReturnType<typeof coreTabSlices>
