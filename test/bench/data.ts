import { plainText, type ChatMessage, type ConversationSummary } from '../../src/domain/chat'
import type { Group, Member } from '../../src/domain/group'
import { sumOf } from '../../src/domain/kernel/decimal'
import { ClientId, ConversationId, Gid, MessageId, SessionId, Uid, Xid } from '../../src/domain/kernel/ids'
import { clampToInstant } from '../../src/domain/kernel/instant'
import type { Session } from '../../src/domain/session'
import { made } from '../support/builders/made'

/** A fixed time, so that every run draws the same rows. */
const BEGAN = Date.UTC(2026, 4, 1, 12)
const WORDS =
  'the quick brown fox jumps over a lazy dog while nobody in town looks at the clock above the square'.split(' ')

export const conversationOf = (gid: string): ConversationId => made(ConversationId, `sg_${gid}`)
export const keyOf = (gid: string, seq: number): string => `m-sg_${gid}-${seq}`
export const textOf = (seq: number): string => `no ${seq} ${WORDS.slice(0, 2 + ((seq * 7) % 16)).join(' ')}`

const senders = Array.from({ length: 20 }, (_, i) => ({ xid: made(Xid, `x-${i}`), name: `Person ${i}`, avatar: null }))

export const messageAt = (gid: string, seq: number): ChatMessage => ({
  id: made(MessageId, keyOf(gid, seq)),
  conversationId: conversationOf(gid),
  seq,
  clientId: null,
  from: senders[Math.floor(seq / 3) % 20] ?? { xid: made(Xid, 'x'), name: 'X', avatar: null },
  at: clampToInstant(BEGAN + seq * 40_000),
  content: plainText(textOf(seq)),
  rev: 0,
  reactions: [],
})

export const messagesFrom = (gid: string, from: number, to: number): readonly ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => messageAt(gid, from + i))

export const session: Session = {
  sessionId: made(SessionId, 's-bench'),
  xid: made(Xid, 'x-me'),
  uid: made(Uid, 'u-me'),
  method: 'visitor',
  partnerId: null,
}
export const clientId = (text: string): ClientId => made(ClientId, text)

export const groupAt = (gid: string): Group => ({
  gid: made(Gid, gid),
  conversationId: conversationOf(gid),
  name: `Group ${gid}`,
  icon: null,
  banner: null,
  description: '',
  ownerXid: made(Xid, 'x-0'),
  adminXids: [],
  joinType: 'normal',
  joinMode: 'normal',
  isMember: true,
  memberCount: 20,
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
})

/** One page of a group with `count` members. */
export const membersAt = (count: number, page: number, size: number): readonly Member[] =>
  Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, i) => (page - 1) * size + i).map(
    (n) => ({
      xid: made(Xid, `m-${n}`),
      name: `Member ${n}`,
      avatar: null,
      role: n === 0 ? 'owner' : 'normal',
      isVisitor: false,
    }),
  )

export const summaryAt = (gid: string, size: number): ConversationSummary => ({
  conversationId: conversationOf(gid),
  gid: made(Gid, gid),
  name: `Group ${gid}`,
  icon: null,
  ownerXid: null,
  muted: false,
  kind: 'group',
  peer: null,
  blocked: 'none',
  follow: false,
  pinned: false,
  markedUnread: false,
  maxSeq: size,
  readSeq: size,
  unread: 0,
  latest: size === 0 ? null : messageAt(gid, size),
})
