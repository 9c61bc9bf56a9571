import type { ConversationAvatarData, Verification } from '../../../components/avatar/avatar-data'

/** The latest event of a conversation. */
export interface ConversationSummary {
  /** Sender's name; omitted in direct chats. */
  readonly sender?: string | undefined
  /** Delivery state, for the member's own message. */
  readonly own?: 'sending' | 'sent' | 'failed' | undefined
  readonly text: string
}

export interface ConversationItem {
  readonly id: string
  readonly href: string
  readonly face: ConversationAvatarData
  readonly verified?: Verification | undefined
  /** The group has a live space. */
  readonly isLive?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly at?: number | undefined
  readonly summary?: ConversationSummary | undefined
  /** An unsent draft; shown in place of the latest message. */
  readonly draft?: string | undefined
  /** Set if the peer is a bot. */
  readonly label?: 'ai' | 'bot' | undefined
  /** False for service accounts (R1-230). */
  readonly hasActions: boolean
  readonly pinned: boolean
  readonly muted: boolean
  readonly unread: number
}
