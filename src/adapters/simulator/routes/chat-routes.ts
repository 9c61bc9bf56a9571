import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/browser/vault'
import { chatCalls } from '../../wire/calls/chat/chat-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, replyFromOutputs } from '../response'
import { directsOf, directWith, infoOf } from '../state/chat/direct-views'
import { conversationsOf, pageOf } from '../state/group-views'
import type { UserAccount } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.authenticated(chatCalls.conversationList, ({ page, limit }, { account }) =>
    E.right(asList(pageOf(conversationsOf(host.world(), account.xid), page, limit))),
  )
  const directs = ({ xid }: Pick<UserAccount, 'xid'>) => directsOf(host.world(), xid)
  to.authenticated(chatCalls.directList, ({ page, limit }, { account }) =>
    E.right(asList(pageOf(directs(account), page, limit))),
  )
  to.authenticated(chatCalls.directsPinned, (_, { account }) =>
    E.right(asList(directs(account).filter(({ pinned }) => pinned))),
  )
  to.authenticated(chatCalls.directInfo, ({ xid }, { account }) => E.right(infoOf(host.world(), account.xid, xid)))
  to.authenticated(chatCalls.openDirect, ({ uid }, { account }) => E.right(directWith(host.world(), account.xid, uid)))
  to.authenticated(chatCalls.createDirect, ({ uid }, { account: { xid } }) =>
    replyFromOutputs(
      host.commit(({ at }) => ({ type: 'DirectAsked', at, xid, uid })),
      (output) =>
        output.type === 'DirectFound'
          ? (directs({ xid }).find(({ conversationId }) => conversationId === output.conversationId) ?? null)
          : null,
    ),
  )
  to.authenticated(chatCalls.deleteDirect, ({ conversation_id: conversationId, seq }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'HistoryCleared', at, xid, conversationId, seq, isDeleted: true }))),
  )
  to.authenticated(chatCalls.muteDirect, ({ conversation_id: conversationId, muted }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'ChatMuted', at, xid, conversationId, on: muted === 1 }))),
  )
  to.authenticated(chatCalls.pinDirect, ({ conversation_id: conversationId, pinned }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'ChatPinned', at, xid, conversationId, on: pinned === 1 }))),
  )
  const chatToken = (token: string): Secret | null => {
    const known = host.world().chatTokens[token]
    return known === undefined ? null : new Secret(known)
  }
  to.authenticated(chatCalls.accessToken, (_, { token }) => E.right({ token: chatToken(token) }))
  to.authenticated(chatCalls.customToken, (_, { account: { xid }, token }) => {
    const known = chatToken(token)
    return known !== null
      ? E.right({ xid, signature: known })
      : replyFromOutputs(
          host.commit(({ at, id }) => ({ type: 'ChatTokenAsked', at, token, chatToken: id() })),
          () => {
            const signature = chatToken(token)
            return signature === null ? null : { xid, signature }
          },
        )
  })
  to.authenticated(chatCalls.createAccessToken, (_, { token }) =>
    emptyReply(host.commit(({ at, id }) => ({ type: 'ChatTokenAsked', at, token, chatToken: id() }))),
  )
}

export const server: ServerFeature = { routes }
