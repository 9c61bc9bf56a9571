import type { GroupFace } from '../../../src/ui/components/faces'
import type { TrendingGroup } from '../../../src/ui/screens/group-centre/trending'
import type { ConversationItem } from '../../../src/ui/screens/messages/conversation'
import { TWO } from './messages'

export const trendingGroup = (id: string, face: Partial<GroupFace> = {}, with_: Partial<TrendingGroup> = {}): TrendingGroup => ({
  group: { id, name: `Group ${id}`, ownerId: '9', ...face }, href: `/group/${id}`, isPrivate: false,
  description: `About ${id}`, latest: [], memberCount: 12, joined: false, ...with_,
})

export const conversation = (id: string, with_: Partial<ConversationItem> = {}): ConversationItem => ({
  id, href: `/group/${id}`, face: { kind: 'group', id, name: `Group ${id}`, ownerId: '9' },
  at: TWO, summary: { sender: 'Ben', text: `last of ${id}` }, hasActions: true, pinned: false, muted: false, unread: 0, ...with_,
})
