import * as E from 'fp-ts/Either'
import { MessageId } from '../../../domain/kernel/ids'
import { botCalls } from '../../wire/bot'
import { allOf } from '../../wire/list'
import { anyReply, refuse } from '../reply'
import { botAnswer, commandsIn } from '../world/bot'
import { threadOf } from '../world/places'
import { messagesIn } from '../world/messages-in'
import { isMember } from '../world/rights'
import { communityBy } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

/** A command that comes twice is found among so many last messages. */
const LOOKED_BACK = 50

export const botRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(botCalls.commands, ({ gid }) => {
    const community = communityBy(host.world(), 'gid', gid)
    return E.right(allOf(community === undefined ? [] : commandsIn(host.world(), community)))
  })
  to.known(botCalls.userMessage, ({ gid, client_id, text }, { account }) => {
    const community = communityBy(host.world(), 'gid', gid)
    const bot = community?.aiXids[0]
    const messageId = `bot-${client_id}`.slice(0, 64)
    if (community === undefined || !isMember(community, account.xid)) return refuse('There is no such group')
    if (bot === undefined || !MessageId.is(messageId)) return E.right({})
    const thread = threadOf(host.world(), community.conversationId)
    const isAnswered = messagesIn(thread, thread.latest - LOOKED_BACK, thread.latest).some(({ id }) => id === messageId)
    return isAnswered ? E.right({}) : anyReply(host.commit(({ at }) => ({
      type: 'ResidentSpoke', at, xid: bot, conversationId: community.conversationId, messageId, content: botAnswer(community, text),
    })))
  })
}
