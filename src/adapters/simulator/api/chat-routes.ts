import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/vault'
import { chatCalls } from '../../wire/calls'
import { allOf } from '../../wire/list'
import { anyReply } from '../reply'
import { conversationsOf, pageOf } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

export const chatRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(chatCalls.conversationList, ({ page, limit }, { account }) =>
    E.right(allOf(pageOf(conversationsOf(host.world(), account.xid), page, limit))))
  to.known(chatCalls.accessToken, (_, { token }) => {
    const chatToken = host.world().chatTokens[token]
    return E.right({ token: chatToken === undefined ? null : new Secret(chatToken) })
  })
  to.known(chatCalls.createAccessToken, (_, { token }) => anyReply(host.commit(({ at, id }) =>
    ({ type: 'ChatTokenAsked', at, token, chatToken: id() }))))
}
