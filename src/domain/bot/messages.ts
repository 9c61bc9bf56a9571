import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { Bot, BotProfile, CommandRow } from './bot'

const commands = t.readonlyArray(CommandRow)
const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
/** A bot as its owner's calls name it. */
export const BotRef = t.strict({ botId: t.string, xid: Xid }, 'BotRef')
export type BotRef = t.TypeOf<typeof BotRef>

/** A bot as it is edited: `webhook` is empty where it has none. */
export const BotDraft = t.strict({ profile: BotProfile, webhook: t.string, commands }, 'BotDraft')
export type BotDraft = t.TypeOf<typeof BotDraft>

/** What is done to bots in their list; all tabs see it. */
export const changeMessages = {
  'bot/SwitchCommand': message('bot/SwitchCommand', { botId: t.string, xid: Xid, commandId: t.string, on: t.boolean }),
  'bot/RemoveBot': message('bot/RemoveBot', { botId: t.string }),
  'bot/CommandSwitched': answer('bot/CommandSwitched', { botId: t.string, commandId: t.string }),
  'bot/CommandNotSwitched': answer('bot/CommandNotSwitched', { botId: t.string, commandId: t.string, failure: Failure }),
  'bot/BotRemoved': answer('bot/BotRemoved', { botId: t.string }),
  /** A bot did not answer what this person asked it; in the server's words. */
  'bot/NotAnswered': message('bot/NotAnswered', { words: t.string }),
  'bot/BotNotRemoved': answer('bot/BotNotRemoved', { botId: t.string, failure: Failure }),
} as const
export type ChangeMessage = t.TypeOf<(typeof changeMessages)[keyof typeof changeMessages]>

/** The secret key of a bot: the log carries that it is read, never what it is (BI-199). */
export const keyMessages = {
  'bot/ShowKey': message('bot/ShowKey', { botId: t.string, xid: Xid }),
  'bot/HideKey': message('bot/HideKey', { botId: t.string }),
  'bot/KeyRead': answer('bot/KeyRead', { botId: t.string }),
  'bot/KeyNotRead': answer('bot/KeyNotRead', { botId: t.string, failure: Failure }),
} as const
export type KeyMessage = t.TypeOf<(typeof keyMessages)[keyof typeof keyMessages]>

/** Making a bot, in one tab. */
export const makingMessages = {
  'bot/WriteProfile': message('bot/WriteProfile', { profile: BotProfile }),
  'bot/MakeBot': message('bot/MakeBot', {}),
  'bot/BotMade': answer('bot/BotMade', { botId: t.string, xid: Xid }),
  'bot/BotNotMade': answer('bot/BotNotMade', { failure: Failure }),
  /** Nobody can tell whether it was made: its answer was lost. */
  'bot/BotMakingUnclear': answer('bot/BotMakingUnclear', {}),
  /** The key has been seen. */
  'bot/LeaveKey': message('bot/LeaveKey', {}),
  'bot/WriteCommands': message('bot/WriteCommands', { commands }),
  'bot/SaveCommands': message('bot/SaveCommands', {}),
  'bot/CommandsSaved': answer('bot/CommandsSaved', {}),
  'bot/CommandsNotSaved': answer('bot/CommandsNotSaved', { failure: Failure }),
  /** The page was left with nothing half done, or is begun anew. */
  'bot/LeaveMaking': message('bot/LeaveMaking', {}),
} as const
export type MakingMessage = t.TypeOf<(typeof makingMessages)[keyof typeof makingMessages]>

/** Changing a bot, in one tab. */
export const editMessages = {
  'bot/OpenEditor': message('bot/OpenEditor', { botId: t.string, xid: Xid }),
  'bot/BotRead': answer('bot/BotRead', { bot: Bot }),
  'bot/BotNotRead': answer('bot/BotNotRead', { failure: Failure }),
  'bot/WriteBot': message('bot/WriteBot', { draft: BotDraft }),
  'bot/SaveBot': message('bot/SaveBot', {}),
  'bot/BotSaved': answer('bot/BotSaved', {}),
  'bot/BotNotSaved': answer('bot/BotNotSaved', { failure: Failure }),
  'bot/TestWebhook': message('bot/TestWebhook', {}),
  'bot/WebhookTested': answer('bot/WebhookTested', { webhook: t.string, failure: orNull(Failure) }),
  'bot/CloseEditor': message('bot/CloseEditor', {}),
} as const
export type EditMessage = t.TypeOf<(typeof editMessages)[keyof typeof editMessages]>
