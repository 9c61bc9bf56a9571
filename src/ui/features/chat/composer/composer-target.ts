import type { WriteTarget } from '../../../../domain/chat'
import type { Group } from '../../../../domain/group'
import type { ConversationId, Gid } from '../../../../domain/kernel/ids'

/** A conversation and its rules for sending. */
export interface ComposerTarget {
  readonly conversationId: ConversationId
  /** The group whose members the list suggests. `null` if the conversation has no mentions. */
  readonly gid: Gid | null
  /** The group, or the chat with a bot, whose bot commands the list suggests. */
  readonly bots?: Gid | ConversationId | null
  readonly where: WriteTarget
  /** The conversation's group, with its join mode. `null` for a direct chat. */
  readonly group: Group | null
  /** Whether the member is owner or admin, who may mention all members at once. */
  readonly isStaff: boolean
  /** The text that replaces the text field if the member can never write in this conversation. */
  readonly unwanted: string | null
}
