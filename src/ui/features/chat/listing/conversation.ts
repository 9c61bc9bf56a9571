import type { ConversationAvatarData, Verification } from '../../../components/avatar/avatar-data'

/** The latest event of a conversation, for its row. */
export interface ConversationSummary {
  /** The sender's name. Omitted in direct chats. */
  readonly sender?: string | undefined
  /** The delivery state, if the message is the member's own. */
  readonly own?: 'sending' | 'sent' | 'failed' | undefined
  readonly text: string
}

export interface ConversationItem {
  readonly id: string
  readonly href: string
  readonly face: ConversationAvatarData
  readonly verified?: Verification | undefined
  /** Whether the group has a live space. */
  readonly isLive?: boolean | undefined
  /** The time in milliseconds since 1970. */
  readonly at?: number | undefined
  readonly summary?: ConversationSummary | undefined
  /** An unsent draft, in place of the latest message. */
  readonly draft?: string | undefined
  /** The label of a bot. Undefined for people. */
  readonly label?: 'ai' | 'bot' | undefined
  /** Whether the conversation has actions. False for service accounts (R1-230). */
  readonly hasActions: boolean
  readonly pinned: boolean
  readonly muted: boolean
  readonly unread: number
  readonly markedUnread?: boolean | undefined
}
