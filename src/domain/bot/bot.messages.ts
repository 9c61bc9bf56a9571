import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Bot, BotProfile, CommandRow } from './bot'
import { orNull } from '../kernel/or-null'

const commands = t.readonlyArray(CommandRow)
export const BotRef = t.strict({ botId: t.string, xid: Xid }, 'BotRef')
export type BotRef = t.TypeOf<typeof BotRef>

/** `webhook` is the bot's address for commands; empty if the bot has none. */
export const BotDraft = t.strict({ profile: BotProfile, webhook: t.string, commands }, 'BotDraft')
export type BotDraft = t.TypeOf<typeof BotDraft>

export const botActionMessages = {
  'bot/SwitchCommand': message('bot/SwitchCommand', { botId: t.string, xid: Xid, commandId: t.string, on: t.boolean }),
  'bot/RemoveBot': message('bot/RemoveBot', { botId: t.string }),
  'bot/CommandSwitched': effectResult('bot/CommandSwitched', { botId: t.string, commandId: t.string }),
  'bot/CommandNotSwitched': effectResult('bot/CommandNotSwitched', {
    botId: t.string,
    commandId: t.string,
    failure: Failure,
  }),
  'bot/BotRemoved': effectResult('bot/BotRemoved', { botId: t.string }),
  /** A bot did not respond to the member's command, says an older server in its own words. */
  'bot/ActionFailed': message('bot/ActionFailed', { words: t.string }),
  'bot/BotNotRemoved': effectResult('bot/BotNotRemoved', { botId: t.string, failure: Failure }),
} as const
export type BotActionMessage = t.TypeOf<(typeof botActionMessages)[keyof typeof botActionMessages]>

/** The log records that a secret key was loaded, never the key itself (BI-199). */
export const apiKeyMessages = {
  'bot/ShowKey': message('bot/ShowKey', { botId: t.string, xid: Xid }),
  'bot/HideKey': message('bot/HideKey', { botId: t.string }),
  'bot/KeyLoaded': effectResult('bot/KeyLoaded', { botId: t.string }),
  'bot/KeyNotLoaded': effectResult('bot/KeyNotLoaded', { botId: t.string, failure: Failure }),
} as const
export type ApiKeyMessage = t.TypeOf<(typeof apiKeyMessages)[keyof typeof apiKeyMessages]>

export const botCreationMessages = {
  'bot/ChangeProfileDraft': message('bot/ChangeProfileDraft', { profile: BotProfile }),
  'bot/CreateBot': message('bot/CreateBot', {}),
  'bot/BotCreated': effectResult('bot/BotCreated', { botId: t.string, xid: Xid }),
  'bot/BotNotCreated': effectResult('bot/BotNotCreated', { failure: Failure }),
  /** The response was lost, so the bot may exist. */
  'bot/BotCreationUnclear': effectResult('bot/BotCreationUnclear', {}),
  /** Closes the dialog that shows the key. */
  'bot/CloseKey': message('bot/CloseKey', {}),
  'bot/ChangeCommandsDraft': message('bot/ChangeCommandsDraft', { commands }),
  'bot/SaveCommands': message('bot/SaveCommands', {}),
  'bot/CommandsSaved': effectResult('bot/CommandsSaved', {}),
  'bot/CommandsNotSaved': effectResult('bot/CommandsNotSaved', { failure: Failure }),
  /** Ends the creation: the member leaves the page while no request runs, or starts over. */
  'bot/CloseCreation': message('bot/CloseCreation', {}),
} as const
export type BotCreationMessage = t.TypeOf<(typeof botCreationMessages)[keyof typeof botCreationMessages]>

export const botEditorMessages = {
  'bot/OpenEditor': message('bot/OpenEditor', { botId: t.string, xid: Xid }),
  'bot/BotLoaded': effectResult('bot/BotLoaded', { bot: Bot }),
  'bot/BotNotLoaded': effectResult('bot/BotNotLoaded', { failure: Failure }),
  'bot/ChangeBotDraft': message('bot/ChangeBotDraft', { draft: BotDraft }),
  'bot/SaveBot': message('bot/SaveBot', {}),
  'bot/BotSaved': effectResult('bot/BotSaved', {}),
  'bot/BotNotSaved': effectResult('bot/BotNotSaved', { failure: Failure }),
  'bot/TestWebhook': message('bot/TestWebhook', {}),
  'bot/WebhookTested': effectResult('bot/WebhookTested', { webhook: t.string, failure: orNull(Failure) }),
  'bot/CloseEditor': message('bot/CloseEditor', {}),
} as const
export type BotEditorMessage = t.TypeOf<(typeof botEditorMessages)[keyof typeof botEditorMessages]>
