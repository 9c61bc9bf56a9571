import * as E from 'fp-ts/Either'
import { messageCalls, REACT, UNREACT } from '../../wire/chat-calls'
import { allOf } from '../../wire/list'
import { anyReply, refuse } from '../reply'
import { threadOf } from '../world/places'
import { FAILED } from '../world/chat/message-acts'
import { mayRead } from '../world/groups/rights'
import { messageAt } from '../world/chat/thread'
import { communityBy } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

export const messageRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.known(messageCalls.deleteMsg, ({ gid, msg_id: messageId }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'MessageDeletedForAll', at, xid, gid, messageId }))))
  to.known(messageCalls.setMsgAttr, ({ convid: conversationId, sid: messageId, meme_id: memeId, action }, { account: { xid } }) =>
    (action !== REACT && action !== UNREACT ? refuse(FAILED)
      : anyReply(host.commit(({ at }) => ({ type: 'ReactionSet', at, xid, conversationId, messageId, memeId, on: action === REACT })))))
  to.known(messageCalls.pin, ({ gid, seq, pinned }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'MessagePinned', at, xid, gid, seq, on: pinned === 1 }))))
  to.known(messageCalls.reportGroupMsg, ({ gid, msg_id: messageId, reporter, reason }, { account: { xid } }) =>
    (reporter !== xid ? refuse(FAILED) : anyReply(host.commit(({ at }) => ({ type: 'MessageReported', at, xid, gid, messageId, reason })))))
  to.known(messageCalls.removeGroupMember, ({ gid, uid }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'MemberRemoved', at, xid, gid, uid }))))
  to.known(messageCalls.pinnedMessages, ({ gid }, { account: { xid } }) => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined || !mayRead(community, xid)) return refuse('You have not join this group yet!!!')
    const thread = threadOf(host.world(), community.conversationId)
    return E.right(allOf(thread.pins.flatMap((seq) => {
      const message = messageAt(thread, seq)
      return message === null ? [] : [{ seq, from: message.from.xid }]
    })))
  })
}
