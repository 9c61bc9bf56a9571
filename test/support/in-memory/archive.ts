import * as TE from 'fp-ts/TaskEither'
import type { Archive } from '../../../src/application/ports/browser/archive'
import type { Clock } from '../../../src/application/ports/browser/clock'
import { findsIn, type ChatMessage } from '../../../src/domain/chat'
import { within } from '../../../src/domain/kernel/intervals'

const LIMITS = { messages: 2_000, conversations: 200, ageMs: 30 * 86_400_000 } as const

interface Kept {
  readonly message: ChatMessage
  readonly at: number
}

/** An archive in memory that fulfils the whole contract of the port. */
export const memoryArchive = (clock: Clock): Archive => {
  // A write moves the conversation to the end of its map.
  const accounts = new Map<string, Map<string, Map<number, Kept>>>()

  const put = (conversations: Map<string, Map<number, Kept>>, message: ChatMessage): void => {
    const kept = conversations.get(message.conversationId) ?? new Map<number, Kept>()
    conversations.delete(message.conversationId)
    conversations.set(message.conversationId, kept)
    if ((kept.get(message.seq)?.message.rev ?? 0) <= message.rev)
      kept.set(message.seq, { message, at: message.at ?? clock.now() })
  }

  const trim = (conversations: Map<string, Map<number, Kept>>): void => {
    for (const kept of conversations.values()) {
      const newest = Math.max(...kept.keys())
      for (const [seq, { at }] of kept) {
        if (seq <= newest - LIMITS.messages || at < clock.now() - LIMITS.ageMs) kept.delete(seq)
      }
    }
    for (const id of [...conversations.keys()].slice(0, -LIMITS.conversations)) conversations.delete(id)
  }

  return {
    put: (account, messages) =>
      TE.fromIO(() => {
        const conversations = accounts.get(account) ?? new Map<string, Map<number, Kept>>()
        accounts.set(account, conversations)
        for (const message of messages) put(conversations, message)
        trim(conversations)
      }),
    page: (account, id, before, size) =>
      TE.fromIO(() => {
        const kept = accounts.get(account)?.get(id)
        const messages: ChatMessage[] = []
        for (let seq = before - 1; messages.length < size; seq -= 1) {
          const found = kept?.get(seq)
          if (found === undefined) break
          messages.unshift(found.message)
        }
        return { from: before - messages.length, to: before - 1, messages, rev: null }
      }),
    search: (account, id, words, before, limit) =>
      TE.fromIO(() =>
        [...(accounts.get(account)?.get(id)?.values() ?? [])]
          .map(({ message }) => message)
          .filter((message) => (before === null || message.seq < before) && findsIn(words)(message))
          .sort((a, b) => b.seq - a.seq)
          .slice(0, limit),
      ),
    drop: (account, id, ranges) =>
      TE.fromIO(() => {
        const kept = accounts.get(account)?.get(id)
        for (const seq of kept?.keys() ?? []) if (within(ranges, seq)) kept?.delete(seq)
      }),
    clear: (account) =>
      TE.fromIO(() => {
        accounts.delete(account)
      }),
  }
}
