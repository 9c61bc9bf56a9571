import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { PushChoices } from './push-choices'

/**
 * What this browser says about pushes:
 * - `unsupported`: the browser or the address of this page has none, or the server sends none.
 * - `blocked`: the person forbade notifications of this site.
 * - `off`, `on`: whether this browser gets pushes for the session.
 */
export const PushBrowserState = t.union(
  [t.literal('unsupported'), t.literal('blocked'), t.literal('off'), t.literal('on')],
  'PushBrowserState',
)
export type PushBrowserState = t.TypeOf<typeof PushBrowserState>

/** The person's answer to the browser's question. `dismissed`: closed without an answer. */
export const PushPermission = t.union(
  [t.literal('granted'), t.literal('denied'), t.literal('dismissed')],
  'PushPermission',
)
export type PushPermission = t.TypeOf<typeof PushPermission>

/** `noService`: the browser could not reach its push service, or has none. */
export const PushFault = t.union([t.literal('noService'), Failure], 'PushFault')
export type PushFault = t.TypeOf<typeof PushFault>

export const pushMessages = {
  /** Command: the settings open, or the member asks to read them again. */
  'push/OpenSettings': message('push/OpenSettings', {}),
  'push/SettingsRead': effectResult('push/SettingsRead', { browser: PushBrowserState, choices: PushChoices }),
  'push/SettingsNotRead': effectResult('push/SettingsNotRead', { failure: Failure }),
  /** Command: get pushes on this browser. The page asks for permission in the same press. */
  'push/TurnOn': message('push/TurnOn', {}),
  'push/PermissionAnswered': message('push/PermissionAnswered', { answer: PushPermission }),
  'push/TurnedOn': effectResult('push/TurnedOn', {}),
  'push/NotTurnedOn': effectResult('push/NotTurnedOn', { fault: PushFault }),
  'push/TurnOff': message('push/TurnOff', {}),
  'push/TurnedOff': effectResult('push/TurnedOff', {}),
  'push/NotTurnedOff': effectResult('push/NotTurnedOff', { failure: Failure }),
  /** Command: save these choices. Choices that could not be saved stay, and are saved again by the same command. */
  'push/Choose': message('push/Choose', { choices: PushChoices }),
  'push/ChoicesSaved': effectResult('push/ChoicesSaved', { choices: PushChoices }),
  'push/ChoicesNotSaved': effectResult('push/ChoicesNotSaved', { choices: PushChoices, failure: Failure }),
} as const
type Codecs = typeof pushMessages
export type PushMessage = t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount
