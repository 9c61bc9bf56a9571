import type { Instant } from '../../../domain/kernel/instant'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { ChatMessage } from '../../../domain/chat'
import { put } from '../../../domain/kernel/table'
import { communityOf, threadOf } from './chat'
import type { InputOf } from './input'
import { done, refusal, type Stepped } from './output'
import { isMember } from './rights'
import { change, hide, messageAt } from './thread'
import type { World } from './world'

const RECALL_MS = 24 * 3_600_000
/** decisions.md: what the service says by itself, gifts and bubbles stay. */
const KEPT: ReadonlySet<ChatMessage['content']['kind']> = new Set([
  'bubble', 'bubbleResult', 'gift', 'notification', 'accessGranted', 'accessRequest', 'join', 'liveNotify', 'groupSetAdmin', 'privateSpaceState',
])

interface OnMessage { readonly xid: Xid, readonly conversationId: ConversationId, readonly seq: number }

/** The message, for a member of its conversation. */
export const messageFor = (world: World, { xid, conversationId, seq }: OnMessage): ChatMessage | null => {
  const community = communityOf(world, conversationId)
  return community !== undefined && isMember(community, xid) ? messageAt(threadOf(world, conversationId), seq) : null
}

const changed = (world: World, message: ChatMessage, by: Partial<ChatMessage>): Stepped => {
  const [thread, after] = change(threadOf(world, message.conversationId), message, by)
  return {
    world: { ...world, threads: put(world.threads, message.conversationId, thread) },
    outputs: [{ type: 'Done' }, { type: 'Changed', message: after }],
  }
}

const isLate = (sent: Instant | null, now: Instant): boolean => sent === null || now - sent > RECALL_MS

/** Its sender takes a message back, up to exactly 24 hours after it was sent (OUT-9). */
export const messageRecalled = (world: World, input: InputOf<'MessageRecalled'>): Stepped => {
  const message = messageFor(world, input)
  if (message === null || message.from.xid !== input.xid || KEPT.has(message.content.kind)) return refusal(world, 'operation failed, try again later')
  if (message.content.kind === 'recalled') return done(world)
  if (isLate(message.at, input.at)) return refusal(world, 'Messages can be recalled within 24 hours only')
  return changed(world, message, { content: { kind: 'recalled', by: input.xid }, reactions: [] })
}

/** From one's own view alone. */
export const messageDeleted = (world: World, input: InputOf<'MessageDeleted'>): Stepped => {
  const { xid, conversationId, seq } = input
  if (messageFor(world, input) === null) return refusal(world, 'There is no such message')
  const ranges = [[seq, seq]] as const
  return {
    world: { ...world, threads: put(world.threads, conversationId, hide(threadOf(world, conversationId), xid, seq, seq)) },
    outputs: [{ type: 'Done' }, { type: 'Gone', xid, conversationId, ranges }],
  }
}
