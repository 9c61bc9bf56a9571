import type { Group, Member } from '../../../src/domain/group'
import { sumOf } from '../../../src/domain/kernel/decimal'
import { ConversationId, Gid } from '../../../src/domain/kernel/ids'
import { made } from './made'
import { ben, type Person } from './person'

export const gid = (digits: string): Gid => made(Gid, digits)

export const groupOf = (digits: string, with_: Partial<Group> = {}): Group => ({
  gid: gid(digits),
  conversationId: made(ConversationId, `sg_${digits}`),
  name: `Group ${digits}`,
  icon: null,
  banner: null,
  description: '',
  ownerXid: ben.xid,
  adminXids: [],
  joinType: 'normal',
  joinMode: 'normal',
  isMember: true,
  memberCount: 3,
  link: null,
  minSpeakLevel: 0,
  minImageLevel: 0,
  linkWhitelist: [],
  rewards: sumOf([]),
  mutesNewcomers: false,
  locale: null,
  partnerLink: null,
  currency: null,
  verification: null,
  latest: null,
  snapshot: null,
  ...with_,
})

/** Groups 10000001, 10000002 and so on. */
export const groupsFrom = (first: number, count: number): readonly Group[] =>
  Array.from({ length: count }, (_, i) => groupOf(String(10_000_000 + first + i)))

export const memberOf = ({ xid, name }: Person, with_: Partial<Member> = {}): Member => ({
  xid,
  name,
  avatar: null,
  role: 'normal',
  isVisitor: false,
  ...with_,
})
