import type { ConversationItem } from '../../../src/ui/features/chat/listing/conversation'
import { TWO } from './messages'

export const conversation = (id: string, with_: Partial<ConversationItem> = {}): ConversationItem => ({
  id,
  href: `/group/${id}`,
  face: { kind: 'group', id, name: `Group ${id}`, ownerId: '9' },
  at: TWO,
  summary: { sender: 'Ben', text: `last of ${id}` },
  hasActions: true,
  pinned: false,
  muted: false,
  unread: 0,
  ...with_,
})
