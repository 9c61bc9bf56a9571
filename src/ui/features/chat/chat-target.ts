import { directWriteTarget, type ConversationSummary, type WriteTarget } from '../../../domain/chat'
import type { Group } from '../../../domain/group'

/** The chat on screen: a group, or a direct chat from the conversation list. */
export type ChatTarget = Group | ConversationSummary

/** The group of a group chat, otherwise `null`. */
export const groupOfChat = (of: ChatTarget): Group | null => ('joinType' in of ? of : null)

export const directOfChat = (of: ChatTarget): ConversationSummary | null => ('joinType' in of ? null : of)

/** The input of the send rules for the chat on screen. */
export const writeTargetIn = (of: ChatTarget): WriteTarget => {
  const direct = directOfChat(of)
  return direct === null ? { kind: 'group', group: groupOfChat(of) } : directWriteTarget(direct)
}

/** Whether the member belongs to the chat. Always true in a direct chat. */
export const isMemberOfChat = (of: ChatTarget): boolean => groupOfChat(of)?.isMember ?? true
