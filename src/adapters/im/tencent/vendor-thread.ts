import type { Message } from '@tencentcloud/chat'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import { vendorMessagesIn } from './parse-message'
import type { TencentConnection } from './tencent-connection'

/** A message of the vendor's with its number in our conversation. */
export interface NumberedMessage {
  readonly message: Message
  readonly seq: number
}

/**
 * What the vendor tells of a message taken back that it no longer holds: between two, `sequence` is its sender's own.
 */
export const RevokedMessage = t.intersection(
  [t.type({ conversationID: t.string, sequence: t.number }), t.partial({ ID: t.string, revoker: t.string })],
  'Revoked',
)
export type RevokedMessage = t.TypeOf<typeof RevokedMessage>

/** A conversation whose messages are numbered from 1, whatever the vendor numbers. */
export interface VendorThread {
  /** The newest there are, in order; at least one where there is any. */
  readonly newest: () => TaskEither<Failure, readonly NumberedMessage[]>
  /** Those of these numbers, in order, as far as they are still there. */
  readonly pull: (from: number, to: number) => TaskEither<Failure, readonly NumberedMessage[]>
  /** Messages that came by themselves, with the numbers they have or get now. */
  readonly place: (messages: readonly Message[]) => TaskEither<Failure, readonly NumberedMessage[]>
  /** What was taken back, of which the vendor says no more than this; nothing where it is not found. */
  readonly revoked: (what: RevokedMessage) => TaskEither<Failure, readonly NumberedMessage[]>
  /** What was deleted there is gone from here, too. */
  readonly drop: (from: number, to: number) => void
}

export interface MessageList {
  readonly messages: readonly Message[]
  readonly cursor: string | null
}

const List = t.type({ data: t.type({ messageList: t.unknown, nextReqMessageID: t.unknown, isCompleted: t.unknown }) })

/**
 * Newest first asked, oldest first answered: what ends before `cursor`. A cursor of `null` in the answer: there is no
 * more.
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

/** One after the other, whatever becomes of the one before. */
export const makeSerialQueue = (): (<A>(task: TaskEither<Failure, A>) => TaskEither<Failure, A>) => {
  let before: Promise<unknown> = Promise.resolve()
  return <A>(task: TaskEither<Failure, A>) =>
    () => {
      const mine = before.then(task).catch(() => E.left(malformed))
      before = mine
      return mine
    }
}
