import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ConversationId, Uid } from '../kernel/ids'
import { Instant } from '../kernel/instant'

const notBefore = t.union([Instant, t.null])

/** A request to the chat service that has no response yet. */
export const PendingFetch = t.union(
  [
    /** `nth`: the number of earlier reads of the list whose responses were dropped because they may be outdated. */
    t.strict({ kind: t.literal('list'), nth: withDefault(t.number, 0), notBefore }),
    /** Reads the list again for a direct chat, because the read in progress may be too old to contain the chat. */
    t.strict({ kind: t.literal('found'), conversationId: ConversationId, notBefore }),
    t.strict({ kind: t.literal('direct'), uid: Uid, notBefore }),
    t.strict({ kind: t.literal('newest'), conversationId: ConversationId, notBefore }),
    t.strict({ kind: t.literal('older'), conversationId: ConversationId, before: t.number, notBefore }),
    t.strict({ kind: t.literal('hole'), conversationId: ConversationId, from: t.number, to: t.number, notBefore }),
    t.strict({ kind: t.literal('around'), conversationId: ConversationId, from: t.number, to: t.number, notBefore }),
    t.strict({ kind: t.literal('changes'), conversationId: ConversationId, since: t.number, notBefore }),
    t.strict({ kind: t.literal('pins'), conversationId: ConversationId, notBefore }),
    t.strict({ kind: t.literal('read'), conversationId: ConversationId, seq: t.number, notBefore }),
  ],
  'Work',
)
export type PendingFetch = t.TypeOf<typeof PendingFetch>

export const fetchId = (work: PendingFetch): string => {
  switch (work.kind) {
    case 'list':
      return work.nth === 0 ? 'list' : `list:${work.nth}`
    case 'found':
      return `found:${work.conversationId}`
    case 'direct':
      return `direct:${work.uid}`
    case 'newest':
      return `newest:${work.conversationId}`
    case 'older':
      return `older:${work.conversationId}:${work.before}`
    case 'hole':
      return `hole:${work.conversationId}:${work.from}-${work.to}`
    case 'around':
      return `around:${work.conversationId}:${work.from}-${work.to}`
    case 'changes':
      return `changes:${work.conversationId}:${work.since}`
    case 'pins':
      return `pins:${work.conversationId}`
    case 'read':
      return `read:${work.conversationId}:${work.seq}`
  }
}
