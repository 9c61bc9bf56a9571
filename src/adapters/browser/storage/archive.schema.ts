import * as E from 'fp-ts/Either'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as t from 'io-ts'
import { ChatMessage } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'

/**
 * A stored message. `at` is the time at which the message was sent. If this time is unknown, `at` is the time at which
 * the message was stored.
 */
export interface MessageRecord {
  readonly conversationId: string
  readonly seq: number
  readonly at: number
  readonly message: unknown
}

const StoredMessage = t.type({ conversationId: t.string, seq: t.number, message: ChatMessage })

/**
 * The data about a conversation that `ARCHIVE_LIMITS` needs. `newest` is the highest seq that was ever stored;
 * `writtenAt` is the time of the last write.
 */
export const ConversationRecord = t.strict({ conversationId: t.string, newest: t.number, writtenAt: t.number })
export type ConversationRecord = t.TypeOf<typeof ConversationRecord>

/**
 * Stored values have the type `unknown`, because another version of the app may have written the record, or the record
 * may be damaged.
 */
export interface ArchiveSchema extends DBSchema {
  messages: { key: [conversationId: string, seq: number]; value: unknown; indexes: { at: number } }
  conversations: { key: string; value: unknown; indexes: { writtenAt: number } }
}

export const ARCHIVE_STORES = ['messages', 'conversations'] as const

export const makeArchiveStores = (db: IDBPDatabase<ArchiveSchema>): void => {
  db.createObjectStore('messages', { keyPath: ['conversationId', 'seq'] }).createIndex('at', 'at')
  db.createObjectStore('conversations', { keyPath: 'conversationId' }).createIndex('writtenAt', 'writtenAt')
}

export const toMessageRecord = (message: ChatMessage, now: number): MessageRecord => ({
  conversationId: message.conversationId,
  seq: message.seq,
  at: message.at ?? now,
  message: ChatMessage.encode(message),
})

/**
 * The message in a record. The result is `null` if the record is damaged, or if its message has a different
 * conversation id or seq.
 */
export const fromMessageRecord = (record: unknown, id: ConversationId): ChatMessage | null => {
  const decoded = StoredMessage.decode(record)
  if (E.isLeft(decoded)) return null
  const { conversationId, seq, message } = decoded.right
  return conversationId === id && message.conversationId === id && message.seq === seq ? message : null
}
