import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Secret } from '../../../application/ports/browser/vault'
import type { ConversationAction, ConversationSummary } from '../../../domain/chat'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import type { SessionId, Uid } from '../../../domain/kernel/ids'
import { groupListCalls } from '../../wire/calls/group-calls'
import { chatCalls, CONVERSATION_PAGE } from '../../wire/calls/chat/chat-calls'
import { gidOfConversation } from '../../wire/entities/conversation-id'
import type { CustomToken } from '../../wire/entities/session'
import { thenInSameSession } from '../client/then-in-session'
import { makeMessageActions, type RestMessageAction, type MessageActions } from './message-actions'
import type { RestClient } from '../client/rest-client'

/** The conversation settings that the client changes over the REST API. */
const SETTINGS = ['pinChat', 'muteChat', 'markUnread', 'deleteChat'] as const
type ChatSetting = Extract<ConversationAction, { kind: (typeof SETTINGS)[number] }>
const isSetting = (act: RestMessageAction | ChatSetting): act is ChatSetting =>
  SETTINGS.some((kind) => kind === act.kind)

/** The chat calls of the REST API. The adapter of each chat vendor builds on these calls. */
export interface ChatRest extends Pick<MessageActions, 'pins'> {
  readonly perform: (act: RestMessageAction | ChatSetting) => TE.TaskEither<Failure, void>
  /**
   * The conversation list with names and settings. The list estimates read positions from the last message of each
   * conversation.
   */
  readonly list: () => TE.TaskEither<Failure, readonly ConversationSummary[]>
  /** Finds the direct chat with this person. If no chat exists, the server creates the chat. */
  readonly openDirect: (uid: Uid) => TE.TaskEither<Failure, ConversationSummary>
  /** Requests the chat service's token. If the account has no token yet, the server creates the token. */
  readonly accessToken: (sessionId: SessionId) => TE.TaskEither<Failure, Secret>
  /** Reads the user id and password token for another vendor's chat service. */
  readonly customToken: (sessionId: SessionId) => TE.TaskEither<Failure, CustomToken>
}

export const makeChatRest = (rest: RestClient): ChatRest => {
  const messages = makeMessageActions(rest)
  const read = (sessionId: SessionId) => rest.call(chatCalls.accessToken, {}, sessionId)
  const withInfo = (summary: ConversationSummary): TE.TaskEither<Failure, ConversationSummary> => {
    const { peer } = summary
    return peer === null
      ? TE.right(summary)
      : pipe(
          rest.call(chatCalls.directInfo, { xid: peer.xid }),
          TE.map((info) =>
            info === null
              ? summary
              : { ...summary, blocked: info.blocked, follow: info.follow, peer: { ...peer, allowsDm: info.allowsDm } },
          ),
        )
  }
  const setting = (act: ChatSetting): TE.TaskEither<Failure, unknown> => {
    const conversation_id = act.conversationId
    const gid = gidOfConversation(conversation_id)
    switch (act.kind) {
      case 'deleteChat':
        return rest.call(chatCalls.deleteDirect, { conversation_id, seq: act.upTo })
      case 'muteChat': {
        const muted = act.on ? 1 : 0
        return gid === null
          ? rest.call(chatCalls.muteDirect, { conversation_id, muted })
          : rest.call(groupListCalls.mute, { gid, muted })
      }
      case 'markUnread':
        return rest.call(chatCalls.markUnread, { conversation_id, unread: act.on ? 1 : 0 })
      case 'pinChat':
        return gid === null
          ? rest.call(chatCalls.pinDirect, { conversation_id, pinned: act.on ? 1 : 0 })
          : act.on
            ? rest.call(groupListCalls.pinGroup, { gid, flag: 1 })
            : rest.call(groupListCalls.unpinGroup, { gid, flag: 0 })
    }
  }
  return {
    openDirect: (uid) =>
      thenInSameSession(rest, rest.call(chatCalls.openDirect, { uid }), (known) =>
        known === null ? rest.call(chatCalls.createDirect, { uid }) : withInfo(known),
      ),
    pins: messages.pins,
    perform: (act) =>
      isSetting(act)
        ? pipe(
            setting(act),
            TE.map(() => undefined),
          )
        : messages.perform(act),
    list: () =>
      pipe(
        rest.call(chatCalls.conversationList, CONVERSATION_PAGE),
        TE.map(({ items, dropped }) => {
          rest.countDropped(dropped)
          return items
        }),
      ),
    customToken: (sessionId) => rest.call(chatCalls.customToken, {}, sessionId),
    accessToken: (sessionId) =>
      pipe(
        read(sessionId),
        TE.chain((first) =>
          first.token !== null
            ? TE.right(first)
            : pipe(
                rest.call(chatCalls.createAccessToken, {}, sessionId),
                TE.chain(() => read(sessionId)),
              ),
        ),
        TE.chain(({ token }) => (token === null ? TE.left(malformed) : TE.right(token))),
      ),
  }
}
