import type { ChatMessage, Content } from '../../../../domain/chat'
import type { PersonAvatarData } from '../../../components/avatar/avatar-data'
import type { Role } from '../../../components/avatar/RoleLabel'

export interface MessageSender extends PersonAvatarData {
  readonly role?: Role | undefined
}

/** View model of a message. */
export interface MessageItem {
  /** A unique key, which stays the same while the message goes from sending to sent. */
  readonly key: string
  readonly sender: MessageSender
  readonly own: boolean
  /** Whether the message is in a direct chat, where the header already shows the name. */
  readonly isOfTwo?: boolean
  /** The message's number in the conversation. `null` until the server assigns a number. */
  readonly seq: number | null
  readonly content: Content
  /** The stored message, once the server has stored it. */
  readonly sent?: ChatMessage | undefined
  /** The one-line text of the message. */
  readonly text: string
  /** The time in milliseconds since 1970. */
  readonly at: number
  readonly state: 'sending' | 'sent' | 'failed'
  /** The reason why sending failed. */
  readonly failure?: string | undefined
}

/** The messages of a list by index, oldest first. An item is created only when a component reads it. */
export interface MessageItems {
  readonly length: number
  readonly at: (index: number) => MessageItem | undefined
  /**
   * The index of the message with this key. -1 if the message is missing, or has long been far outside the rendered
   * range.
   */
  readonly indexOf: (key: string) => number
  /** The number of messages by other people from this index on. */
  readonly othersFrom: (index: number) => number
}

/** The state above the oldest loaded message. */
export type EarlierState = 'more' | 'loading' | 'failed' | 'beginning'

/** The state below the newest loaded message, if the conversation has later messages. */
export interface LaterState {
  /** Whether the list can load later messages now. */
  readonly more: boolean
  readonly onLoad: () => void
  /** Jumps to the end of the conversation. */
  readonly onLatest: () => void
}
