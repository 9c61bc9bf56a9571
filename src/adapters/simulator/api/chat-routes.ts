import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/vault'
import { chatCalls } from '../../wire/chat-calls'
import { allOf } from '../../wire/list'
import { anyReply, replyFrom } from '../reply'
import { directsOf, directWith, infoOf } from '../world/chat/direct-views'
import { conversationsOf, pageOf } from '../world/views'
import type { Account } from '../world/world'
import type { RouteDeps, ToRoute } from './route'

export const chatRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(chatCalls.conversationList, ({ page, limit }, { account }) =>
    E.right(allOf(pageOf(conversationsOf(host.world(), account.xid), page, limit))))
  const directs = ({ xid }: Pick<Account, 'xid'>) => directsOf(host.world(), xid)
  to.known(chatCalls.directList, ({ page, limit }, { account }) => E.right(allOf(pageOf(directs(account), page, limit))))
  to.known(chatCalls.directsPinned, (_, { account }) => E.right(allOf(directs(account).filter(({ pinned }) => pinned))))
  to.known(chatCalls.directInfo, ({ xid }, { account }) => E.right(infoOf(host.world(), account.xid, xid)))
  to.known(chatCalls.openDirect, ({ uid }, { account }) => E.right(directWith(host.world(), account.xid, uid)))
  to.known(chatCalls.createDirect, ({ uid }, { account: { xid } }) => replyFrom(
    host.commit(({ at }) => ({ type: 'DirectAsked', at, xid, uid })),
    (output) => (output.type === 'DirectFound' ? directs({ xid }).find(({ conversationId }) => conversationId === output.conversationId) ?? null : null)))
  to.known(chatCalls.deleteDirect, ({ conversation_id: conversationId, seq }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'HistoryCleared', at, xid, conversationId, seq, isDeleted: true }))))
  to.known(chatCalls.muteDirect, ({ conversation_id: conversationId, muted }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'ChatMuted', at, xid, conversationId, on: muted === 1 }))))
  to.known(chatCalls.pinDirect, ({ conversation_id: conversationId, pinned }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'ChatPinned', at, xid, conversationId, on: pinned === 1 }))))
  const chatToken = (token: string): Secret | null => {
    const known = host.world().chatTokens[token]
    return known === undefined ? null : new Secret(known)
  }
  to.known(chatCalls.accessToken, (_, { token }) => E.right({ token: chatToken(token) }))
  to.known(chatCalls.customToken, (_, { account: { xid }, token }) => {
    const known = chatToken(token)
    return known !== null ? E.right({ xid, signature: known }) : replyFrom(
      host.commit(({ at, id }) => ({ type: 'ChatTokenAsked', at, token, chatToken: id() })), () => {
        const signature = chatToken(token)
        return signature === null ? null : { xid, signature }
      })
  })
  to.known(chatCalls.createAccessToken, (_, { token }) => anyReply(host.commit(({ at, id }) =>
    ({ type: 'ChatTokenAsked', at, token, chatToken: id() }))))
}
