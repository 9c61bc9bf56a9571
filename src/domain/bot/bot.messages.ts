import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Bot, BotProfile, CommandRow } from './bot'

const commands = t.readonlyArray(CommandRow)
const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
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
  /** A bot did not respond to the member's command. `words`: the server's text. */
  'bot/NotAnswered': message('bot/NotAnswered', { words: t.string }),
  'bot/BotNotRemoved': effectResult('bot/BotNotRemoved', { botId: t.string, failure: Failure }),
} as const
export type BotActionMessage = t.TypeOf<(typeof botActionMessages)[keyof typeof botActionMessages]>

/** The log records that a secret key was loaded, never the key itself (BI-199). */
export const apiKeyMessages = {
  'bot/ShowKey': message('bot/ShowKey', { botId: t.string, xid: Xid }),
  'bot/HideKey': message('bot/HideKey', { botId: t.string }),
  'bot/KeyRead': effectResult('bot/KeyRead', { botId: t.string }),
  'bot/KeyNotRead': effectResult('bot/KeyNotRead', { botId: t.string, failure: Failure }),
} as const
export type ApiKeyMessage = t.TypeOf<(typeof apiKeyMessages)[keyof typeof apiKeyMessages]>

export const botCreationMessages = {
  'bot/WriteProfile': message('bot/WriteProfile', { profile: BotProfile }),
  'bot/MakeBot': message('bot/MakeBot', {}),
  'bot/BotMade': effectResult('bot/BotMade', { botId: t.string, xid: Xid }),
  'bot/BotNotMade': effectResult('bot/BotNotMade', { failure: Failure }),
  /** The response was lost, so the bot may exist. */
  'bot/BotMakingUnclear': effectResult('bot/BotMakingUnclear', {}),
  /** Closes the dialog that shows the key. */
  'bot/LeaveKey': message('bot/LeaveKey', {}),
  'bot/WriteCommands': message('bot/WriteCommands', { commands }),
  'bot/SaveCommands': message('bot/SaveCommands', {}),
  'bot/CommandsSaved': effectResult('bot/CommandsSaved', {}),
  'bot/CommandsNotSaved': effectResult('bot/CommandsNotSaved', { failure: Failure }),
  /** Ends the creation: the member leaves the page while no request runs, or starts over. */
  'bot/LeaveMaking': message('bot/LeaveMaking', {}),
} as const
export type BotCreationMessage = t.TypeOf<(typeof botCreationMessages)[keyof typeof botCreationMessages]>

export const botEditorMessages = {
  'bot/OpenEditor': message('bot/OpenEditor', { botId: t.string, xid: Xid }),
  'bot/BotRead': effectResult('bot/BotRead', { bot: Bot }),
  'bot/BotNotRead': effectResult('bot/BotNotRead', { failure: Failure }),
  'bot/WriteBot': message('bot/WriteBot', { draft: BotDraft }),
  'bot/SaveBot': message('bot/SaveBot', {}),
  'bot/BotSaved': effectResult('bot/BotSaved', {}),
  'bot/BotNotSaved': effectResult('bot/BotNotSaved', { failure: Failure }),
  'bot/TestWebhook': message('bot/TestWebhook', {}),
  'bot/WebhookTested': effectResult('bot/WebhookTested', { webhook: t.string, failure: orNull(Failure) }),
  'bot/CloseEditor': message('bot/CloseEditor', {}),
} as const
export type BotEditorMessage = t.TypeOf<(typeof botEditorMessages)[keyof typeof botEditorMessages]>
