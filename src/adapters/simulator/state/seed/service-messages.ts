import { plainText } from '../../../../domain/chat'
import { MessageId, type ConversationId } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { append, emptyThread } from '../chat/thread'
import type { Thread } from '../server-state'
import { NEWS } from './service-accounts'
import { literalId } from './literal-id'

const DAY_MS = 86_400_000

const SAID: readonly (readonly [daysAgo: number, words: string])[] = [
  [21, 'Welcome to Loop. What concerns your account is told here.'],
  [9, 'Your address was confirmed. You can sign in with it from now on.'],
  [2, 'The town square is an official community of Loop now.'],
]

/** The seeded notifications of the service account to a member. */
export const seedServiceMessages = (conversationId: ConversationId, at: Instant): Thread =>
  SAID.reduce(
    (thread, [days, words]) =>
      append(thread, NEWS.xid, (seq) => ({
        id: literalId(MessageId.is, `m${conversationId.slice(3)}-${seq}`),
        conversationId,
        seq,
        clientId: null,
        at: addMs(at, -days * DAY_MS),
        from: { xid: NEWS.xid, name: NEWS.name, avatar: null },
        content: plainText(words),
        rev: 0,
        reactions: [],
      }))[0],
    emptyThread,
  )
