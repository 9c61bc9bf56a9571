import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BotManagement } from '../../application/features/bot/ports'
import { sentName } from '../../domain/bot'
import { readNoAnswer } from '../wire/frames/bot-frame'
import { botManagementCalls, toBotFields } from '../wire/calls/bot-management-calls'
import type { RestClient } from './client/rest-client'

const nothing = TE.map((): void => undefined)

/** The account's own bots over the API (spec 3 §7). */
export const makeBotManagement = (rest: RestClient): BotManagement => ({
  list: (userId) =>
    pipe(
      rest.call(botManagementCalls.list, { userId }),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return { items: items.map(({ bot }) => bot), dropped }
      }),
    ),
  deliveries: (userId, botId) =>
    pipe(
      rest.call(botManagementCalls.deliveries, { userId, botId }),
      TE.map((rows) => {
        rest.countDropped(rows.dropped)
        return rows
      }),
    ),
  make: (userId, { avatar, name, description }) =>
    pipe(
      rest.call(botManagementCalls.create, {
        userId,
        botName: sentName(name),
        description: description.trim(),
        avatarUrl: avatar ?? '',
      }),
      TE.map((made) => made && { botId: made.id, xid: made.xid, key: made.key }),
    ),
  read: (userId, { botId, xid }) => rest.call(botManagementCalls.details, { botId, xid, userId }),
  saveCommands: (userId, { botId, xid }, rows) =>
    nothing(
      rest.call(botManagementCalls.commands, {
        botId,
        userId,
        commandList: rows.map((row) => toBotFields(row, { id: botId, xid })),
      }),
    ),
  testWebhook: (userId, botId, url) => nothing(rest.call(botManagementCalls.webhook, { botId, userId, url })),
  save: (userId, bot, { profile: { avatar, name, description }, webhook, commands }) =>
    nothing(
      rest.call(botManagementCalls.update, {
        id: bot.id,
        userId,
        xid: bot.xid,
        uid: bot.uid,
        name: sentName(name),
        description: description.trim(),
        avatarUrl: avatar ?? '',
        webhookUrl: webhook.trim(),
        isActive: bot.isActive,
        cmdList: commands.map((row) => toBotFields(row, bot)),
      }),
    ),
  switchCommand: (userId, { botId, xid, commandId, on }) =>
    nothing(rest.call(botManagementCalls.cmdStatus, { botId, userId, xid, id: commandId, status: on })),
  remove: (userId, botId) => nothing(rest.call(botManagementCalls.remove, { userId, botId })),
  silenceIn: readNoAnswer,
})
