import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/vault'
import type { Bot } from '../../../domain/bot'
import { botManagementCalls } from '../../wire/bot-management'
import { ImageUrl } from '../../wire/fields'
import { allOf } from '../../wire/list'
import type { Caller } from '../api/route'
import type { Chance } from '../host'
import { anyReply, refuse, replyFrom, type Reply } from '../reply'
import { ownBot } from '../world/features/bot/managing'
import type { BotInput } from '../world/features/bot/bot-input'
import { botsOf, type TownBot } from '../world/features/bot/town-bot'
import { tell, type ServerFeature } from './server-feature'

/** Standard Webhooks: `whsec_` and 24 to 64 bytes. */
const SECRET_BYTES = 32
const secretFrom = ({ id }: Chance): string => `whsec_${btoa(`${id()}${id()}`.replace(/[^\x21-\x7e]/g, '').slice(0, SECRET_BYTES).padEnd(SECRET_BYTES, '.'))}`

const told = (one: TownBot, owner: string) => {
  const { id, xid, uid, name, description, avatar, webhook, isActive, createdAt, updatedAt, lastActiveAt, commands } = one
  const bot: Bot = { id, owner, xid, uid, name, description, avatar, webhook, isActive, createdAt, updatedAt, lastActiveAt, commands }
  return { bot, key: new Secret(one.secret) }
}

/** Bots are made and changed by their owners alone, who call by their own name (spec 3 §6). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    const asOwner = <A>({ account }: Caller, userId: string, reply: () => Reply<A>): Reply<A> =>
      (account.isVisitor || account.uid !== userId ? refuse('You manage only your own bots') : reply())
    const picture = (url: string): string | null => {
      const read = ImageUrl.decode(url)
      return E.isRight(read) ? read.right : null
    }
    const done = (make: (chance: Chance) => BotInput) => anyReply(tell(host, make))

    to.known(botManagementCalls.list, ({ userId }, caller) =>
      asOwner(caller, userId, () => E.right(allOf(botsOf(host.world(), caller.account.xid).map((one) => told(one, userId))))))
    to.known(botManagementCalls.details, ({ userId, botId, xid }, caller) => asOwner(caller, userId, () => {
      const bot = ownBot(host.world(), caller.account.xid, botId)
      return bot === null || bot.xid !== xid ? refuse('There is no such bot of yours') : E.right(told(bot, userId))
    }))
    to.known(botManagementCalls.create, ({ userId, botName: name, description, avatarUrl }, caller) => asOwner(caller, userId, () => {
      const { xid } = caller.account
      const before = botsOf(host.world(), xid).map(({ id }) => id)
      const made = replyFrom(tell(host, (chance): BotInput => ({
        type: 'bot/Made', at: chance.at, xid, name, description, avatar: picture(avatarUrl), draw: chance.draw(), secret: secretFrom(chance),
      })), (output) => (output.type === 'Done' ? 'done' : null))
      const bot = botsOf(host.world(), xid).find(({ id }) => !before.includes(id))
      return E.isLeft(made) ? made : bot === undefined ? E.right(null) : E.right({ id: bot.id, xid: bot.xid, key: new Secret(bot.secret) })
    }))
    to.known(botManagementCalls.update, ({ userId, id: botId, name, description, avatarUrl, webhookUrl: webhook, cmdList: commands }, caller) => asOwner(caller, userId, () =>
      done(({ at }) => ({ type: 'bot/Edited', at, xid: caller.account.xid, botId, name, description, avatar: picture(avatarUrl), webhook: webhook.trim(), commands }))))
    to.known(botManagementCalls.commands, ({ userId, botId, commandList: commands }, caller) => asOwner(caller, userId, () =>
      done(({ at }) => ({ type: 'bot/CommandsSet', at, xid: caller.account.xid, botId, commands }))))
    to.known(botManagementCalls.webhook, ({ userId, botId, url }, caller) => asOwner(caller, userId, () =>
      done(({ at }) => ({ type: 'bot/WebhookSet', at, xid: caller.account.xid, botId, url }))))
    to.known(botManagementCalls.cmdStatus, ({ userId, botId, id: commandId, status: on }, caller) => asOwner(caller, userId, () =>
      done(({ at }) => ({ type: 'bot/CommandSwitched', at, xid: caller.account.xid, botId, commandId, on }))))
    to.known(botManagementCalls.remove, ({ userId, botId }, caller) => asOwner(caller, userId, () =>
      done(({ at }) => ({ type: 'bot/Removed', at, xid: caller.account.xid, botId }))))
  },
}
