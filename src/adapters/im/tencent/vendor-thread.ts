import type { Message } from '@tencentcloud/chat'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { vendorMessagesIn } from './parse-message'
import type { TencentConnection } from './tencent-connection'

/** A vendor message with its seq in the conversations port. */
export interface NumberedMessage {
  readonly message: Message
  readonly seq: number
}

/**
 * The vendor's event for a recalled message that the vendor's client has not loaded. In a direct chat, `sequence`
 * counts only the messages of the sender.
 */
export const RevokedMessage = t.intersection(
  [t.type({ conversationID: t.string, sequence: t.number }), t.partial({ ID: t.string, revoker: t.string })],
  'Revoked',
)
export type RevokedMessage = t.TypeOf<typeof RevokedMessage>

/** A conversation whose messages are numbered from 1, independent of the vendor's numbers. */
export interface VendorThread {
  /** Reads the newest messages, in order. If the conversation has messages, the result has at least one message. */
  readonly newest: () => TaskEither<Failure, readonly NumberedMessage[]>
  /** Reads the messages with these numbers, in order, without deleted messages. */
  readonly pull: (from: number, to: number) => TaskEither<Failure, readonly NumberedMessage[]>
  /** Assigns numbers to pushed messages. A message that already has a number keeps its number. */
  readonly place: (messages: readonly Message[]) => TaskEither<Failure, readonly NumberedMessage[]>
  /** Finds the message to which a recall event refers. If no message is found, the result is empty. */
  readonly revoked: (what: RevokedMessage) => TaskEither<Failure, readonly NumberedMessage[]>
  /** Removes the messages that the vendor has deleted from this browser's memory. */
  readonly drop: (from: number, to: number) => void
}

export interface MessageList {
  readonly messages: readonly Message[]
  readonly cursor: string | null
}

const List = t.type({ data: t.type({ messageList: t.unknown, nextReqMessageID: t.unknown, isCompleted: t.unknown }) })

/**
 * Reads the list of messages before `cursor`, oldest first. The result's cursor is `null` at the end of the history.
 */
export const listOf = (
  service: TencentConnection,
  conversationID: string,
  cursor: string | null,
): TaskEither<Failure, MessageList> =>
  pipe(
    service.ask((sdk) =>
      sdk.getMessageList(cursor === null ? { conversationID } : { conversationID, nextReqMessageID: cursor }),
    ),
    TE.chain((answer) => {
      if (!List.is(answer)) return TE.left(malformed)
      const { messageList, nextReqMessageID: next, isCompleted } = answer.data
      const messages = vendorMessagesIn(messageList)
      const goesOn = isCompleted !== true && typeof next === 'string' && next !== '' && next !== cursor
      return TE.right({ messages, cursor: goesOn ? next : null })
    }),
  )

export const bySeq = (placed: readonly NumberedMessage[]): readonly NumberedMessage[] =>
  [...placed].sort((a, b) => a.seq - b.seq)

export const chunksOf = <A>(list: readonly A[], size: number): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))

/** A queue that runs tasks one at a time. A failed task does not stop the queue. */
export const makeSerialQueue = (): (<A>(task: TaskEither<Failure, A>) => TaskEither<Failure, A>) => {
  let before: Promise<unknown> = Promise.resolve()
  return <A>(task: TaskEither<Failure, A>) =>
    () => {
      const mine = before.then(task).catch(() => E.left(malformed))
      before = mine
      return mine
    }
}
