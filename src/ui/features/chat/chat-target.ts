import { whereDirect, type ConversationSummary, type Where } from '../../../domain/chat'
import type { Group } from '../../../domain/group'

/** Whose chat is on the screen: a group's, or a direct one as the list has it. */
export type ChatTarget = Group | ConversationSummary

/** `null` of a chat that is no group's. */
export const groupOfChat = (of: ChatTarget): Group | null => ('joinType' in of ? of : null)

export const directOfChat = (of: ChatTarget): ConversationSummary | null => ('joinType' in of ? null : of)

/** The same for the rules of writing. */
export const writeTargetIn = (of: ChatTarget): Where => {
  const direct = directOfChat(of)
  return direct === null ? { kind: 'group', group: groupOfChat(of) } : whereDirect(direct)
}

/** Whoever is in the chat of two is one of the two. */
export const isMemberOfChat = (of: ChatTarget): boolean => groupOfChat(of)?.isMember ?? true
