import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/browser/vault'
import { webhookIssue, type Bot } from '../../../domain/bot'
import { ConversationId, MessageId, type Xid } from '../../../domain/kernel/ids'
import { canonicalConversationId } from '../../wire/entities/conversation-id'
import { botCalls } from '../../wire/calls/bot-calls'
import { botManagementCalls } from '../../wire/calls/bot-management-calls'
import { ImageUrl } from '../../wire/codecs/fields'
import { asList } from '../../wire/codecs/list'
import type { Caller } from '../routes/route-builder'
import type { InputContext } from '../state-host'
import { emptyReply, refuseWith, replyFromOutputs, type Reply } from '../response'
import { ownBot } from '../state/features/bot/bot-management'
import type { BotInput } from '../state/features/bot/bot-input'
import { botsFor, commandsIn, isFatherChat } from '../state/features/bot/commands-in'
import { readCommand } from '../state/features/bot/rich-text'
import { botsOf, deliveriesTo, unansweredBy, type ServerBot } from '../state/features/bot/server-bot'
import type { ServerState } from '../state/server-state'
import { isIn } from '../state/chat/directs'
import { BOT_FATHER } from '../state/seed/service-accounts'
import { communityBy } from '../state/group-views'
import { deliverUpdate, verifyWebhook } from './bot/webhook-delivery'
import { commitInput, type ServerFeature } from './server-feature'

const SECRET_BYTES = 32
const secretFrom = ({ id }: InputContext): string =>
  `whsec_${btoa(
    `${id()}${id()}`
      .replace(/[^\x21-\x7e]/g, '')
      .slice(0, SECRET_BYTES)
      .padEnd(SECRET_BYTES, '.'),
  )}`

const botView = (world: ServerState, one: ServerBot, owner: string) => {
  const { id, xid, uid, name, description, avatar, webhook, isActive, createdAt, updatedAt, lastActiveAt, commands } =
    one
  const bot: Bot = {
    id,
    owner,
    xid,
    uid,
    name,
    description,
    avatar,
    webhook,
    isActive,
    createdAt,
    updatedAt,
    lastActiveAt,
    commands,
    unanswered: unansweredBy(world, id),
  }
  return { bot, key: new Secret(one.secret) }
}

const fatherToldOf = (
  chance: InputContext,
  xid: Xid,
  conversationId: ConversationId,
  messageId: MessageId,
  text: string,
): BotInput => ({
  type: 'bot/FatherTold',
  at: chance.at,
  xid,
  conversationId,
  messageId,
  text,
  draw: chance.draw(),
  secret: secretFrom(chance),
})

interface Place {
  readonly gid: string | undefined
  readonly conversation_id: string | undefined
}

/** The routes for bots. Only a bot's owner may change the bot (spec 3 §6). */
export const server: ServerFeature = {
  routes: (to, { host, callOut }) => {
    const placeOf = ({ gid, conversation_id: id }: Place): ConversationId | null =>
      gid !== undefined ? (communityBy(host.world(), 'gid', gid)?.conversationId ?? null) : canonicalConversationId(id)

    to.authenticated(botCalls.commands, (place, { account: { xid } }) => {
      const id = placeOf(place)
      return E.right(asList(id === null ? [] : commandsIn(host.world(), id, xid)))
    })
    to.authenticated(botCalls.userMessage, ({ client_id: clientId, text, ...place }, { account }) => {
      const { xid } = account
      const conversationId = placeOf(place)
      const messageId = `bot-${clientId}`
      if (conversationId === null || !isIn(host.world(), conversationId, xid))
        return refuseWith('There is no such conversation')
      if (!MessageId.is(messageId)) return refuseWith('This command has no name')
      if (isFatherChat(conversationId, xid))
        return emptyReply(commitInput(host, (chance) => fatherToldOf(chance, xid, conversationId, messageId, text)))
      const bots = botsFor(host.world(), conversationId, readCommand(text).command)
      // The response does not wait for the bots. Each bot posts its answer into the chat later.
      for (const bot of bots)
        void deliverUpdate(host, callOut, bot, account, { conversationId, clientId, text }).catch(() => undefined)
      return bots.length > 0
        ? E.right({})
        : emptyReply(
            commitInput(host, ({ at }): BotInput => ({ type: 'bot/Told', at, xid, conversationId, messageId, text })),
          )
    })

    const asOwner = <A>({ account }: Caller, userId: string, reply: () => Reply<A>): Reply<A> =>
      account.isVisitor || account.uid !== userId ? refuseWith('You manage only your own bots') : reply()
    const picture = (url: string): string | null => {
      const read = ImageUrl.decode(url)
      return E.isRight(read) ? read.right : null
    }
    const done = (make: (chance: InputContext) => BotInput) => emptyReply(commitInput(host, make))

    to.authenticated(botManagementCalls.list, ({ userId }, caller) =>
      asOwner(caller, userId, () =>
        E.right(asList(botsOf(host.world(), caller.account.xid).map((one) => botView(host.world(), one, userId)))),
      ),
    )
    to.authenticated(botManagementCalls.details, ({ userId, botId, xid }, caller) =>
      asOwner(caller, userId, () => {
        const bot = ownBot(host.world(), caller.account.xid, botId)
        return bot === null || bot.xid !== xid
          ? refuseWith('There is no such bot of yours')
          : E.right(botView(host.world(), bot, userId))
      }),
    )
    to.authenticated(botManagementCalls.deliveries, ({ userId, botId }, caller) =>
      asOwner(caller, userId, () =>
        ownBot(host.world(), caller.account.xid, botId) === null
          ? refuseWith('There is no such bot of yours')
          : E.right(asList(deliveriesTo(host.world(), botId))),
      ),
    )
    to.authenticated(botManagementCalls.create, ({ userId, botName: name, description, avatarUrl }, caller) =>
      asOwner(caller, userId, () => {
        const { xid } = caller.account
        const before = botsOf(host.world(), xid).map(({ id }) => id)
        const made = replyFromOutputs(
          commitInput(host, (chance): BotInput => ({
            type: 'bot/Made',
            at: chance.at,
            xid,
            name,
            description,
            avatar: picture(avatarUrl),
            draw: chance.draw(),
            secret: secretFrom(chance),
          })),
          (output) => (output.type === 'Done' ? 'done' : null),
        )
        const bot = botsOf(host.world(), xid).find(({ id }) => !before.includes(id))
        return E.isLeft(made)
          ? made
          : bot === undefined
            ? E.right(null)
            : E.right({ id: bot.id, xid: bot.xid, key: new Secret(bot.secret) })
      }),
    )
    to.authenticated(
      botManagementCalls.update,
      ({ userId, id: botId, name, description, avatarUrl, webhookUrl: webhook, cmdList: commands }, caller) =>
        asOwner(caller, userId, () =>
          done(({ at }) => ({
            type: 'bot/Edited',
            at,
            xid: caller.account.xid,
            botId,
            name,
            description,
            avatar: picture(avatarUrl),
            webhook: webhook.trim(),
            commands,
          })),
        ),
    )
    to.authenticated(botManagementCalls.commands, ({ userId, botId, commandList: commands }, caller) =>
      asOwner(caller, userId, () =>
        done(({ at }) => ({ type: 'bot/CommandsSet', at, xid: caller.account.xid, botId, commands })),
      ),
    )
    to.authenticated(botManagementCalls.webhook, async ({ userId, botId, url }, caller) => {
      const bot = ownBot(host.world(), caller.account.xid, botId)
      const owned = asOwner(caller, userId, () =>
        bot === null ? refuseWith('There is no such bot of yours') : E.right(bot),
      )
      if (E.isLeft(owned)) return owned
      const problem =
        callOut === undefined || webhookIssue(url) !== null
          ? null
          : await verifyWebhook(host, callOut, owned.right, url.trim(), `test-${botId}-${host.now()}`)
      return problem !== null
        ? refuseWith(problem)
        : done(({ at }) => ({ type: 'bot/WebhookSet', at, xid: caller.account.xid, botId, url }))
    })
    to.authenticated(botManagementCalls.cmdStatus, ({ userId, botId, id: commandId, status: on }, caller) =>
      asOwner(caller, userId, () =>
        done(({ at }) => ({ type: 'bot/CommandSwitched', at, xid: caller.account.xid, botId, commandId, on })),
      ),
    )
    to.authenticated(botManagementCalls.remove, ({ userId, botId }, caller) =>
      asOwner(caller, userId, () => done(({ at }) => ({ type: 'bot/Removed', at, xid: caller.account.xid, botId }))),
    )
  },
  live: ({ host }) =>
    host.subscribe((news) => {
      if (news.type !== 'Posted') return
      const { conversationId, from, content, id } = news.message
      const messageId = `to-${id}`.slice(0, 64)
      if (
        content.kind !== 'text' ||
        from.xid === BOT_FATHER.xid ||
        !isFatherChat(conversationId, from.xid) ||
        !MessageId.is(messageId)
      )
        return
      // Every member must receive the question before BotFather's answer.
      queueMicrotask(() => {
        try {
          commitInput(host, (chance) => fatherToldOf(chance, from.xid, conversationId, messageId, content.text))
        } catch {
          // If the server cannot record BotFather's answer, no member receives the answer.
        }
      })
    }),
}
