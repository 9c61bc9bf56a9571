import type { Group } from '../../../domain/group'
import type { ConversationId } from '../../../domain/kernel/ids'

/** The chat of two people, or what an account of the service writes to one. */
export interface DirectChat {
  readonly conversationId: ConversationId
}

/** Whose chat is on the screen. */
export type ChatOf = Group | DirectChat

/** `null` of a chat that is no group's. */
export const groupIn = (of: ChatOf): Group | null => ('gid' in of ? of : null)

/** Whoever is in the chat of two is one of the two. */
export const isMemberOf = (of: ChatOf): boolean => groupIn(of)?.isMember ?? true
