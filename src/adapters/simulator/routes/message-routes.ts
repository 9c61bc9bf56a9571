import * as E from 'fp-ts/Either'
import { messageCalls, REACT_FLAG, UNREACT_FLAG } from '../../wire/calls/chat/chat-calls'
import { asList } from '../../wire/codecs/list'
import { canonicalConversationId } from '../../wire/entities/conversation-id'
import { REACTION_LIMIT } from '../../wire/entities/message'
import { emptyReply, refuseWith } from '../response'
import { threadOf } from '../state/conversation-lookups'
import { isKnownMeme } from '../state/chat/memes'
import { FAILED } from '../state/chat/message-actions'
import { mayRead } from '../state/groups/permissions'
import { messageAt, messageWithId } from '../state/chat/thread'
import { communityBy } from '../state/group-views'
import type { ServerState } from '../state/server-state'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

interface NewReaction {
  readonly conversationId: string
  readonly messageId: string
  readonly memeId: string
}

/**
 * Whether a member may react with this meme. The check is here and not in the state, so that stored inputs with other
 * memes keep their effect. A member may remove any reaction.
 */
const mayReactWith = (world: ServerState, { conversationId, messageId, memeId }: NewReaction): boolean => {
  if (!isKnownMeme(memeId)) return false
  const id = canonicalConversationId(conversationId)
  const reactions = id === null ? [] : (messageWithId(threadOf(world, id), messageId)?.reactions ?? [])
  return reactions.length < REACTION_LIMIT || reactions.some((reaction) => reaction.memeId === memeId)
}

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.authenticated(messageCalls.deleteMsg, ({ gid, msg_id: messageId }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'MessageDeletedForAll', at, xid, gid, messageId }))),
  )
  to.authenticated(
    messageCalls.setMsgAttr,
    ({ convid: conversationId, sid: messageId, meme_id: memeId, action }, { account: { xid } }) =>
      (action !== REACT_FLAG && action !== UNREACT_FLAG) ||
      (action === REACT_FLAG && !mayReactWith(host.world(), { conversationId, messageId, memeId }))
        ? refuseWith(FAILED)
        : emptyReply(
            host.commit(({ at }) => ({
              type: 'ReactionSet',
              at,
              xid,
              conversationId,
              messageId,
              memeId,
              on: action === REACT_FLAG,
            })),
          ),
  )
  to.authenticated(messageCalls.pin, ({ gid, seq, pinned }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'MessagePinned', at, xid, gid, seq, on: pinned === 1 }))),
  )
  to.authenticated(messageCalls.reportGroupMsg, ({ gid, msg_id: messageId, reporter, reason }, { account: { xid } }) =>
    reporter !== xid
      ? refuseWith(FAILED)
      : emptyReply(host.commit(({ at }) => ({ type: 'MessageReported', at, xid, gid, messageId, reason }))),
  )
  to.authenticated(messageCalls.removeGroupMember, ({ gid, uid }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'MemberRemoved', at, xid, gid, uid }))),
  )
  to.authenticated(messageCalls.pinnedMessages, ({ gid }, { account: { xid } }) => {
    const community = communityBy(host.world(), 'gid', gid)
    if (community === undefined || !mayRead(community, xid)) return refuseWith('You have not join this group yet!!!')
    const thread = threadOf(host.world(), community.conversationId)
    return E.right(
      asList(
        thread.pins.flatMap((seq) => {
          const message = messageAt(thread, seq)
          return message === null ? [] : [{ seq, from: message.from.xid }]
        }),
      ),
    )
  })
}

export const server: ServerFeature = { routes }
