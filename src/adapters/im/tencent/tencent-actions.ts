import type { Message } from '@tencentcloud/chat'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChatFact } from '../../../application/ports/conversations'
import type { ConversationAction } from '../../../domain/chat'
import { refused, type Failure } from '../../../domain/kernel/failure'
import type { ConversationId } from '../../../domain/kernel/ids'
import type { ChatRest } from '../../rest/chat/chat-rest'
import { toWellFormed } from '../../wire/codecs/text'
import { customBodyOf, isText, unknownRecordOf } from './parse-message'
import { customPayload } from './build-message'
import type { ThreadReader } from './thread-reader'
import type { TencentConnection } from './tencent-connection'
import type { NumberedMessage } from './vendor-thread'

interface Deps {
  readonly service: TencentConnection
  readonly chat: Pick<ChatRest, 'perform'>
  readonly pages: ThreadReader
  readonly changed: (id: ConversationId, placed: readonly NumberedMessage[]) => TE.TaskEither<Failure, void>
  readonly tell: (fact: ChatFact) => void
}

const gone = refused('operation failed, try again later')

/**
 * Performs message actions over the vendor's client or the REST API. The client reports only the actions of other
 * members, so this adapter publishes the facts about the account's own actions itself.
 */
export const makeTencentActions = ({ service, chat, pages, changed, tell }: Deps) => {
  const placedAt = (id: ConversationId, seq: number) => pages.inPlace(id, ({ thread }) => thread.pull(seq, seq))
  /**
   * Changes a message. The vendor's client sends its internal element, whose payload is the same object as
   * `message.payload`. So this function changes that payload in place, and restores the payload if the vendor refuses
   * the change.
   */
  const modify = (message: Message, payload: object): TE.TaskEither<Failure, unknown> => {
    const kept = unknownRecordOf(message.payload)
    const before = { ...kept }
    return pipe(
      service.ask((sdk) => {
        Object.assign(kept, payload)
        return sdk.modifyMessage(message)
      }),
      TE.mapLeft((failure) => {
        Object.assign(kept, before)
        return failure
      }),
    )
  }
  type At = Extract<ConversationAction, { seq: number }>
  const toChange = (
    { conversationId, seq }: Pick<At, 'conversationId' | 'seq'>,
    call: (message: Message) => TE.TaskEither<Failure, unknown>,
  ) =>
    pipe(
      placedAt(conversationId, seq),
      TE.chain((placed): TE.TaskEither<Failure, unknown> => {
        const [first] = placed
        return first === undefined ? TE.left(gone) : call(first.message)
      }),
      TE.chain(() => placedAt(conversationId, seq)),
      TE.chain((placed) => changed(conversationId, placed)),
    )
  const without = (id: ConversationId, from: number, to: number): TE.TaskEither<Failure, void> =>
    pages.inPlace(id, ({ thread }) => {
      thread.drop(from, to)
      if (from <= to) tell({ type: 'chat/MessagesDeleted', conversationId: id, ranges: [[from, to]] })
      return TE.right(undefined)
    })
  const clear = (id: ConversationId): TE.TaskEither<Failure, void> =>
    pages.inPlace(id, ({ vendorId }) =>
      pipe(
        pages.lastOf(id),
        TE.chainFirst(() => service.ask((sdk) => sdk.clearHistoryMessage(vendorId))),
        TE.chain((last) => without(id, 1, last)),
      ),
    )

  return (act: ConversationAction): TE.TaskEither<Failure, void> => {
    const { conversationId } = act
    switch (act.kind) {
      case 'recall':
        return toChange(act, (message) => service.ask((sdk) => sdk.revokeMessage(message)))
      // If the vendor does not find the message, the message counts as deleted.
      case 'delete':
        return pipe(
          placedAt(conversationId, act.seq),
          TE.chain((placed) =>
            placed.length === 0
              ? TE.right(undefined)
              : service.ask((sdk) => sdk.deleteMessage(placed.map(({ message }) => message))),
          ),
          TE.chain(() => without(conversationId, act.seq, act.seq)),
        )
      case 'react':
        return toChange(act, (message) =>
          service.ask((sdk) =>
            act.on ? sdk.addMessageReaction(message, act.memeId) : sdk.removeMessageReaction(message, act.memeId),
          ),
        )
      case 'edit':
        return toChange(act, (message) =>
          modify(
            message,
            isText(message)
              ? { text: toWellFormed(act.text) }
              : customPayload({ ...customBodyOf(message), msg: toWellFormed(act.text) }),
          ),
        )
      case 'clearHistory':
        return clear(conversationId)
      case 'deleteChat':
        return pipe(
          clear(conversationId),
          TE.chain(() => chat.perform(act)),
        )
      case 'deleteForAll':
        return pipe(
          chat.perform(act),
          TE.chain(() => without(conversationId, act.seq, act.seq)),
        )
      case 'pin':
        return pipe(
          chat.perform(act),
          TE.map(() => {
            tell({ type: 'chat/PinsChanged', conversationId })
          }),
        )
      case 'pinChat':
      case 'muteChat':
      case 'markUnread':
      case 'report':
      case 'removeSender':
        return chat.perform(act)
    }
  }
}
