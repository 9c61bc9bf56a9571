import type { WriteTarget } from '../../../../domain/chat'
import type { Group } from '../../../../domain/group'
import type { ConversationId, Gid } from '../../../../domain/kernel/ids'

/** A conversation and its rules for writing. */
export interface ComposerTarget {
  readonly conversationId: ConversationId
  /** The group for member suggestions; `null` without mentions. */
  readonly gid: Gid | null
  /** Where bot commands are offered: that group, or a chat with a bot. */
  readonly bots?: Gid | ConversationId | null
  readonly where: WriteTarget
  /** The conversation's group, with its join mode; `null` for a direct chat. */
  readonly group: Group | null
  /** An owner or admin, who may mention everybody at once. */
  readonly isStaff: boolean
  /** Text that replaces the text field where writing is never possible. */
  readonly unwanted: string | null
}
