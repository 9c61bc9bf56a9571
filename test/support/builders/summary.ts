import type { ConversationSummary } from '../../../src/domain/chat'
import { lounge } from './message'

/** A row of the server's conversation list. */
export const summaryOf = (with_: Partial<ConversationSummary> = {}): ConversationSummary => ({
  conversationId: lounge,
  gid: null,
  name: 'Lounge',
  icon: null,
  ownerXid: null,
  muted: false,
  kind: 'group',
  peer: null,
  blocked: 'none',
  follow: false,
  pinned: false,
  markedUnread: false,
  maxSeq: 0,
  readSeq: 0,
  unread: 0,
  latest: null,
  ...with_,
})
