import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Secret } from '../../application/ports/vault'
import type { ConversationSummary } from '../../domain/chat'
import { malformed, type Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import { chatCalls, CONVERSATION_PAGE } from '../wire/calls'
import { makeMessageActs, type MessageActs } from './message-acts'
import type { RestClient } from './rest-client'

/** What of the chat goes over the API, for the adapter of a chat service to build on. */
export interface ChatCalls extends MessageActs {
  /** The list with names and settings; positions in it are only as good as the last message shows. */
  readonly list: () => TE.TaskEither<Failure, readonly ConversationSummary[]>
  /** The token for the chat service; one is made where there is none. */
  readonly accessToken: (sessionId: SessionId) => TE.TaskEither<Failure, Secret>
}

export const makeChatCalls = (rest: RestClient): ChatCalls => {
  const read = (sessionId: SessionId) => rest.call(chatCalls.accessToken, {}, sessionId)
  return {
    ...makeMessageActs(rest),
    list: () => pipe(rest.call(chatCalls.conversationList, CONVERSATION_PAGE), TE.map(({ items, dropped }) => {
      rest.countDropped(dropped)
      return items
    })),
    accessToken: (sessionId) => pipe(
      read(sessionId),
      TE.chain((first) => (first.token !== null ? TE.right(first) : pipe(
        rest.call(chatCalls.createAccessToken, {}, sessionId), TE.chain(() => read(sessionId))))),
      TE.chain(({ token }) => (token === null ? TE.left(malformed) : TE.right(token)))),
  }
}
