import type { Message } from '@tencentcloud/chat'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChatFact } from '../../../application/ports/conversations'
import type { ChatMessage } from '../../../domain/chat'
import type { Failure } from '../../../domain/kernel/failure'
import type { ConversationId } from '../../../domain/kernel/ids'
import { conversationOf } from './vendor-id'
import { isServiceMessage, vendorMessagesIn } from './parse-message'
import type { ThreadReader } from './thread-reader'
import { reactedIn } from './reactions'
import type { TencentConnection, TencentEvent } from './tencent-connection'
import { makeSerialQueue, RevokedMessage, type NumberedMessage } from './vendor-thread'

interface Deps {
  readonly service: TencentConnection
  readonly pages: ThreadReader
  /** The ids of service accounts. Messages of these accounts are notifications. */
  readonly accounts: () => ReadonlySet<string>
  readonly tell: (fact: ChatFact) => void
}

const Pinned = t.type({ groupID: t.string })
const partsOf = (data: unknown): readonly RevokedMessage[] =>
  Array.isArray(data) ? data.filter(RevokedMessage.is).filter((part) => vendorMessagesIn([part]).length === 0) : []

/** Converts the vendor's events to facts, one event at a time and in order. */
export const makeEventsToFacts = ({ service, pages, accounts, tell }: Deps) => {
  const turn = makeSerialQueue()
  const idOf = (message: Message): ConversationId | null => {
    const me = pages.me()
    if (me === null) return null
    return conversationOf(message.conversationID, me, isServiceMessage(message) ? new Set([message.from]) : accounts())
  }
  const byConversation = (messages: readonly Message[]): readonly (readonly [ConversationId, readonly Message[]])[] => {
    const groups = new Map<ConversationId, readonly Message[]>()
    for (const message of messages) {
      const id = idOf(message)
      if (id !== null) groups.set(id, [...(groups.get(id) ?? []), message])
    }
    return [...groups]
  }
  const placed = (
    messages: readonly Message[],
  ): TE.TaskEither<Failure, readonly (readonly [ConversationId, readonly NumberedMessage[]])[]> =>
    pipe(
      byConversation(messages),
      TE.traverseSeqArray(([id, some]) =>
        pipe(
          pages.inPlace(id, ({ thread }) => thread.place(some)),
          TE.map((found) => [id, found] as const),
        ),
      ),
    )

  const publishChanged = (messages: readonly ChatMessage[]): void => {
    if (messages.length > 0) tell({ type: 'chat/MessagesChanged', messages })
  }
  const changed = (id: ConversationId, some: readonly NumberedMessage[]): TE.TaskEither<Failure, void> =>
    pipe(pages.read(id, some), TE.map(publishChanged))

  const arrived = (messages: readonly Message[]): TE.TaskEither<Failure, void> =>
    pipe(
      placed(messages),
      TE.map((groups) => {
        const all = groups.flatMap(([id, some]) => pages.readNew(id, some))
        if (all.length > 0) tell({ type: 'chat/MessagesArrived', messages: all })
      }),
    )
  const altered = (messages: readonly Message[]): TE.TaskEither<Failure, unknown> =>
    pipe(placed(messages), TE.chain(TE.traverseSeqArray(([id, some]) => changed(id, some))))
  /** The event names only some reactions of some messages, so read the current reactions of these messages. */
  const reacted = (data: unknown): TE.TaskEither<Failure, unknown> =>
    pipe(
      service.ask(async (sdk) => reactedIn(data).map((id) => sdk.findMessage(id))),
      TE.chain((found) => altered(vendorMessagesIn(found))),
    )

  /**
   * Handles a recalled message. If the vendor's client has not loaded the message, the event contains only the
   * message's position. Then this function reads the message again; if the vendor does not find the message, all loaded
   * messages are read again.
   */
  const takenBack = (data: unknown): TE.TaskEither<Failure, unknown> =>
    pipe(
      partsOf(data),
      TE.traverseSeqArray((part) => {
        const me = pages.me()
        const id = me === null ? null : conversationOf(part.conversationID, me, accounts())
        return id === null
          ? TE.right(undefined)
          : pipe(
              pages.inPlace(id, ({ thread }) => thread.revoked(part)),
              TE.chain((found) =>
                found.length > 0
                  ? changed(id, found)
                  : pipe(
                      pages.again(id),
                      TE.map(({ messages }) => {
                        publishChanged(messages)
                      }),
                    ),
              ),
            )
      }),
    )

  const handle = (event: TencentEvent, data: unknown): TE.TaskEither<Failure, unknown> => {
    switch (event) {
      case 'received':
        return arrived(vendorMessagesIn(data))
      case 'modified':
        return altered(vendorMessagesIn(data))
      case 'revoked':
        return pipe(
          altered(vendorMessagesIn(data)),
          TE.chain(() => takenBack(data)),
        )
      case 'reacted':
        return reacted(data)
      case 'pinned': {
        const me = pages.me()
        const conversationId =
          me !== null && Pinned.is(data) ? conversationOf(`GROUP${data.groupID}`, me, accounts()) : null
        if (conversationId !== null) tell({ type: 'chat/PinsChanged', conversationId })
        return TE.right(undefined)
      }
    }
  }
  return {
    changed,
    hear: (event: TencentEvent, data: unknown): void => {
      void turn(handle(event, data))()
    },
  }
}
