import type { ConversationSummary } from '../../../domain/chat'
import type { Group } from '../../../domain/group'

/** Whose chat is on the screen: a group's, or a direct one as the list has it. */
export type ChatOf = Group | ConversationSummary

/** `null` of a chat that is no group's. */
export const groupIn = (of: ChatOf): Group | null => ('joinType' in of ? of : null)

export const directIn = (of: ChatOf): ConversationSummary | null => ('joinType' in of ? null : of)

/** Whoever is in the chat of two is one of the two. */
export const isMemberOf = (of: ChatOf): boolean => groupIn(of)?.isMember ?? true
