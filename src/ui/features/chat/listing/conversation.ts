import type { ConversationAvatarData, Verification } from '../../../components/avatar/avatar-data'

/** The last thing that happened in a conversation. */
export interface ConversationSummary {
  /** The sender's name; left out where the conversation has only one other person. */
  readonly sender?: string | undefined
  /** Written by the viewer: shows how far it got. */
  readonly own?: 'sending' | 'sent' | 'failed' | undefined
  readonly text: string
}

export interface ConversationItem {
  readonly id: string
  readonly href: string
  readonly face: ConversationAvatarData
  readonly verified?: Verification | undefined
  /** A space of the group is live. */
  readonly isLive?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly at?: number | undefined
  readonly summary?: ConversationSummary | undefined
  /** What has been begun to be written there: it stands in place of the last words. */
  readonly draft?: string | undefined
  /** Of whom it is with, where that is a program. */
  readonly label?: 'ai' | 'bot' | undefined
  /** Nothing can be done to those of the service itself (R1-230). */
  readonly hasActions: boolean
  readonly pinned: boolean
  readonly muted: boolean
  readonly unread: number
}
