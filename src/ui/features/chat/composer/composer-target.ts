import type { WriteTarget } from '../../../../domain/chat'
import type { Group } from '../../../../domain/group'
import type { ConversationId, Gid } from '../../../../domain/kernel/ids'

/** A conversation and its rules for sending. */
export interface ComposerTarget {
  readonly conversationId: ConversationId
  /** The group whose members the list suggests. `null` without mentions. */
  readonly gid: Gid | null
  /** The place whose bot commands the list suggests: a group, or a chat with a bot. */
  readonly bots?: Gid | ConversationId | null
  readonly where: WriteTarget
  /** The conversation's group, with its join mode. `null` for a direct chat. */
  readonly group: Group | null
  /** Whether the member is owner or admin, who may mention all members at once. */
  readonly isStaff: boolean
  /** The text in place of the text field, if the member can never write in this conversation. */
  readonly unwanted: string | null
}
