import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ConversationAction } from '../../../domain/chat'
import type { Failure } from '../../../domain/kernel/failure'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'
import { messageCalls, REACT_FLAG, UNREACT_FLAG } from '../../wire/calls/chat/chat-calls'
import { gidOfConversation } from '../../wire/entities/conversation-id'
import type { RestClient } from '../client/rest-client'
import { noSuchUser, removeMember } from '../remove-member'

/** The message actions that the client sends over the REST API. */
export type RestMessageAction = Extract<
  ConversationAction,
  { kind: 'deleteForAll' | 'react' | 'pin' | 'report' | 'removeSender' }
>

export interface MessageActions {
  readonly perform: (act: RestMessageAction) => TE.TaskEither<Failure, void>
  /** The sequence numbers of the pinned messages, last pinned first. Only groups have pins. */
  readonly pins: (id: ConversationId) => TE.TaskEither<Failure, readonly number[]>
}

export const makeMessageActions = (rest: RestClient): MessageActions => {
  const inGroup = (gid: Gid, act: Exclude<RestMessageAction, { kind: 'react' }>): TE.TaskEither<Failure, unknown> => {
    switch (act.kind) {
      case 'deleteForAll':
        return rest.call(messageCalls.deleteMsg, { gid, msg_id: act.messageId })
      case 'pin':
        return rest.call(messageCalls.pin, { gid, seq: act.seq, pinned: act.on ? 1 : 0 })
      case 'report':
        return rest.call(messageCalls.reportGroupMsg, {
          gid,
          msg_id: act.messageId,
          text: act.text,
          reporter: act.reporter,
          reason: act.reason,
        })
      case 'removeSender':
        return removeMember(rest, gid, act.xid)
    }
  }
  const calling = (act: RestMessageAction): TE.TaskEither<Failure, unknown> => {
    if (act.kind === 'react') {
      const { conversationId, messageId, memeId, on } = act
      return rest.call(messageCalls.setMsgAttr, {
        convid: conversationId,
        sid: messageId,
        meme_id: memeId,
        action: on ? REACT_FLAG : UNREACT_FLAG,
      })
    }
    const gid = gidOfConversation(act.conversationId)
    return gid === null ? noSuchUser : inGroup(gid, act)
  }
  return {
    perform: (act) =>
      pipe(
        calling(act),
        TE.map(() => undefined),
      ),
    pins: (id) => {
      const gid = gidOfConversation(id)
      return gid === null
        ? TE.right([])
        : pipe(
            rest.call(messageCalls.pinnedMessages, { gid }),
            TE.map(({ items, dropped }) => {
              rest.countDropped(dropped)
              return items.map(({ seq }) => seq)
            }),
          )
    },
  }
}
