import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { isRecallable, isYoung, reworded, type ChatMessage } from '../../../../domain/chat'
import { within } from '../../../../domain/kernel/intervals'
import { put } from '../../../../domain/kernel/table'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import { isIn, refusalIn } from './directs'
import { communityOf, threadOf } from '../places'
import { isEditorOf, isSuper } from '../groups/rights'
import { change, hide, messageAt } from './thread'
import type { World } from '../world'

/** spec 1 §8: whatever else goes wrong with a message. */
export const FAILED = 'operation failed, try again later'

interface OnMessage { readonly xid: Xid, readonly conversationId: ConversationId, readonly seq: number }

/** The message, for a member of its conversation, unless it was deleted for everyone. */
export const messageFor = (world: World, { xid, conversationId, seq }: OnMessage): ChatMessage | null => {
  const thread = threadOf(world, conversationId)
  return isIn(world, conversationId, xid) && !within(thread.removed, seq) ? messageAt(thread, seq) : null
}

export const changed = (world: World, message: ChatMessage, by: Partial<ChatMessage>): Stepped => {
  const [thread, after] = change(threadOf(world, message.conversationId), message, by)
  return {
    world: { ...world, threads: put(world.threads, message.conversationId, thread) },
    outputs: [{ type: 'Done' }, { type: 'Changed', message: after }],
  }
}

/** Its sender takes a message back, up to exactly 24 hours after it was sent (OUT-9). */
export const messageRecalled = (world: World, input: InputOf<'MessageRecalled'>): Stepped => {
  const message = messageFor(world, input)
  if (message === null || message.from.xid !== input.xid || (!isRecallable(message.content) && message.content.kind !== 'recalled')) {
    return refusal(world, FAILED)
  }
  if (message.content.kind === 'recalled') return done(world)
  if (!isYoung(message.at, input.at)) return refusal(world, 'Messages can be recalled within 24 hours only')
  return changed(world, message, { content: { kind: 'recalled', by: input.xid }, reactions: [] })
}

/** Other words for a message of one's own; they are judged as where it was sent. */
export const messageEdited = (world: World, input: InputOf<'MessageEdited'>): Stepped => {
  const { xid, conversationId, text, host } = input
  const message = messageFor(world, input)
  if (message === null || message.from.xid !== xid || !('mentions' in message.content)) return refusal(world, FAILED)
  const content = reworded(message.content, text)
  if (content === message.content) return done(world)
  const words = refusalIn(world, world.accounts[xid], conversationId, content, host)
  return words === null ? changed(world, message, { content }) : refusal(world, words)
}

/** From one's own view alone. */
export const messageDeleted = (world: World, input: InputOf<'MessageDeleted'>): Stepped => {
  const { xid, conversationId, seq } = input
  const community = communityOf(world, conversationId)
  // Of the staff of the product, who may look in without being a member.
  const isSeen = messageFor(world, input) !== null || (isSuper(world, xid) && messageAt(threadOf(world, conversationId), seq) !== null)
  if (!isSeen) return refusal(world, FAILED)
  if (community !== undefined && !isEditorOf(world, community, xid)) return refusal(world, 'Only owner and admins delete messages here')
  const ranges = [[seq, seq]] as const
  return {
    world: { ...world, threads: put(world.threads, conversationId, hide(threadOf(world, conversationId), xid, seq, seq)) },
    outputs: [{ type: 'Done' }, { type: 'Gone', xid, conversationId, ranges }],
  }
}
