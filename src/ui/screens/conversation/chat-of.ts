import { whereDirect, type ConversationSummary, type Where } from '../../../domain/chat'
import type { Group } from '../../../domain/group'

/** Whose chat is on the screen: a group's, or a direct one as the list has it. */
export type ChatOf = Group | ConversationSummary

/** `null` of a chat that is no group's. */
export const groupIn = (of: ChatOf): Group | null => ('joinType' in of ? of : null)

export const directIn = (of: ChatOf): ConversationSummary | null => ('joinType' in of ? null : of)

/** The same for the rules of writing. */
export const whereIn = (of: ChatOf): Where => {
  const direct = directIn(of)
  return direct === null ? { kind: 'group', group: groupIn(of) } : whereDirect(direct)
}

/** Whoever is in the chat of two is one of the two. */
export const isMemberOf = (of: ChatOf): boolean => groupIn(of)?.isMember ?? true
