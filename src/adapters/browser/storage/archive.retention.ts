import type { IDBPTransaction } from 'idb'
import type { ARCHIVE_STORES, ArchiveSchema } from './archive.schema'
import { allRequests } from './idb-transaction'

export type ArchiveTransaction = IDBPTransaction<ArchiveSchema, typeof ARCHIVE_STORES, 'readwrite'>

/**
 * The limits of the archive: messages per conversation, conversations, and days since a message was sent. Data beyond a
 * limit is deleted.
 */
const ARCHIVE_LIMITS = { messages: 2_000, conversations: 200, days: 30 } as const

/** The most expired messages that a single write deletes. This limit keeps each write short. */
const AGED_AT_ONCE = 500
const DAY_MS = 86_400_000

const all = (conversationId: string): IDBKeyRange => IDBKeyRange.bound([conversationId], [conversationId, []])

/**
 * Deletes the oldest messages of a conversation. The server numbers messages without gaps, so the newest number
 * determines which messages exceed the limit.
 */
export const deleteOverLimit = (tx: ArchiveTransaction, conversationId: string, newest: number): Promise<void> =>
  tx
    .objectStore('messages')
    .delete(IDBKeyRange.bound([conversationId], [conversationId, newest - ARCHIVE_LIMITS.messages]))

export const deleteExpired = async (tx: ArchiveTransaction, now: number): Promise<void> => {
  const messages = tx.objectStore('messages')
  const oldest = IDBKeyRange.upperBound(now - ARCHIVE_LIMITS.days * DAY_MS, true)
  const aged = await messages.index('at').getAllKeys(oldest, AGED_AT_ONCE)
  await allRequests(aged.map((key) => () => messages.delete(key)))
}

/** Deletes the conversations that were not written for the longest time. */
export const deleteConversations = async (tx: ArchiveTransaction): Promise<void> => {
  const conversations = tx.objectStore('conversations')
  const surplus = (await conversations.count()) - ARCHIVE_LIMITS.conversations
  if (surplus <= 0) return
  const least = await conversations.index('writtenAt').getAllKeys(null, surplus)
  await allRequests(
    least.flatMap((id) => [() => conversations.delete(id), () => tx.objectStore('messages').delete(all(id))]),
  )
}
