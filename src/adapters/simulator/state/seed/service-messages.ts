import { systemEvent, type SystemEvent } from '../../../../domain/chat'
import { MessageId, type ConversationId } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { append, emptyThread } from '../chat/thread'
import { itemOf } from '../features/notification/notifications'
import type { Thread } from '../server-state'
import { NEWS } from './service-accounts'
import { literalId } from './literal-id'

const DAY_MS = 86_400_000

const SAID: readonly (readonly [daysAgo: number, event: SystemEvent])[] = [
  [21, systemEvent('accountNews')],
  [9, systemEvent('addressConfirmed')],
  [2, systemEvent('officialGroup', { name: 'Loop Town Square' })],
]

/** The seeded notifications of the service account to a member. */
export const seedServiceMessages = (conversationId: ConversationId, at: Instant): Thread =>
  SAID.reduce(
    (thread, [days, event]) =>
      append(thread, NEWS.xid, (seq) => ({
        id: literalId(MessageId.is, `m${conversationId.slice(3)}-${seq}`),
        conversationId,
        seq,
        clientId: null,
        at: addMs(at, -days * DAY_MS),
        from: { xid: NEWS.xid, name: NEWS.name, avatar: null },
        content: { kind: 'notification', items: [itemOf({ event })] },
        rev: 0,
        reactions: [],
      }))[0],
    emptyThread,
  )
