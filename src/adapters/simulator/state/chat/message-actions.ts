import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { isRecallable, isYoung, reworded, type ChatMessage } from '../../../../domain/chat'
import { within } from '../../../../domain/kernel/intervals'
import { put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import { isIn, refusalIn } from './directs'
import { communityOf, threadOf } from '../conversation-lookups'
import { muteRefusal } from '../features/moderation/sanction-state'
import { isEditorOf, isSuper } from '../groups/permissions'
import { change, hide, messageAt } from './thread'
import type { ServerState } from '../server-state'

/** The text for errors on a message for which the spec names no other text (spec 1 §8). */
export const FAILED = 'operation failed, try again later'

interface OnMessage {
  readonly xid: Xid
  readonly conversationId: ConversationId
  readonly seq: number
}

/**
 * The message, if the member belongs to the conversation and the message was not deleted for everyone. Otherwise
 * `null`.
 */
export const messageFor = (world: ServerState, { xid, conversationId, seq }: OnMessage): ChatMessage | null => {
  const thread = threadOf(world, conversationId)
  return isIn(world, conversationId, xid) && !within(thread.removed, seq) ? messageAt(thread, seq) : null
}

export const changed = (world: ServerState, message: ChatMessage, by: Partial<ChatMessage>): StepResult => {
  const [thread, after] = change(threadOf(world, message.conversationId), message, by)
  return {
    world: { ...world, threads: put(world.threads, message.conversationId, thread) },
    outputs: [{ type: 'Done' }, { type: 'Changed', message: after }],
  }
}

/** The sender recalls a message. More than 24 hours after sending, the recall is refused (OUT-9). */
export const messageRecalled = (world: ServerState, input: ServerInputOf<'MessageRecalled'>): StepResult => {
  const message = messageFor(world, input)
  if (
    message === null ||
    message.from.xid !== input.xid ||
    (!isRecallable(message.content) && message.content.kind !== 'recalled')
  ) {
    return refusedResult(world, FAILED)
  }
  if (message.content.kind === 'recalled') return doneResult(world)
  if (!isYoung(message.at, input.at)) return refusedResult(world, 'Messages can be recalled within 24 hours only')
  return changed(world, message, { content: { kind: 'recalled', by: input.xid }, reactions: [] })
}

/** Replaces the text of the member's own message. The new text passes the same checks as a new message. */
export const messageEdited = (world: ServerState, input: ServerInputOf<'MessageEdited'>): StepResult => {
  const { xid, conversationId, text, host } = input
  const message = messageFor(world, input)
  if (message === null || message.from.xid !== xid || !('mentions' in message.content))
    return refusedResult(world, FAILED)
  const content = reworded(message.content, text)
  if (content === message.content) return doneResult(world)
  const words =
    refusalIn(world, world.accounts[xid], conversationId, content, host) ??
    muteRefusal(world, xid, conversationId, input.at)
  return words === null ? changed(world, message, { content }) : refusedResult(world, words)
}

/** Hides a message from this member only; other members still see the message. */
export const messageDeleted = (world: ServerState, input: ServerInputOf<'MessageDeleted'>): StepResult => {
  const { xid, conversationId, seq } = input
  const community = communityOf(world, conversationId)
  // Super users may read a group without being members, so super users may hide any message of the group from their own
  // view.
  const isSeen =
    messageFor(world, input) !== null ||
    (isSuper(world, xid) && messageAt(threadOf(world, conversationId), seq) !== null)
  if (!isSeen) return refusedResult(world, FAILED)
  if (community !== undefined && !isEditorOf(world, community, xid))
    return refusedResult(world, 'Only owner and admins delete messages here')
  const ranges = [[seq, seq]] as const
  return {
    world: {
      ...world,
      threads: put(world.threads, conversationId, hide(threadOf(world, conversationId), xid, seq, seq)),
    },
    outputs: [{ type: 'Done' }, { type: 'Gone', xid, conversationId, ranges }],
  }
}
