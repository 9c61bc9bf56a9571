import type { ChatMessage, Content } from '../../../../domain/chat'
import type { PersonAvatarData } from '../../../components/avatar/avatar-data'
import type { Role } from '../../../components/avatar/RoleLabel'

export interface MessageSender extends PersonAvatarData {
  readonly role?: Role | undefined
}

/** View model of one message. */
export interface MessageItem {
  /** Unique, and stable while the message goes from sending to sent. */
  readonly key: string
  readonly sender: MessageSender
  readonly own: boolean
  /** In a direct chat, where the header already shows the name. */
  readonly isOfTwo?: boolean
  /** Its number in the conversation; `null` until the server assigns one. */
  readonly seq: number | null
  readonly content: Content
  /** The stored message, once the server has it. */
  readonly sent?: ChatMessage | undefined
  /** Its text in one line. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: 'sending' | 'sent' | 'failed'
  /** Why sending failed. */
  readonly failure?: string | undefined
}

/** The messages of a list by index, oldest first. An item is created only when it is read. */
export interface MessageItems {
  readonly length: number
  readonly at: (index: number) => MessageItem | undefined
  /** Index of the message with that key; -1 if it is missing, or has long been far outside the rendered range. */
  readonly indexOf: (key: string) => number
  /** Number of messages by others from that index on. */
  readonly othersFrom: (index: number) => number
}

/** State above the oldest loaded message. */
export type EarlierState = 'more' | 'loading' | 'failed' | 'beginning'

/** State below the newest loaded message, while that is not the end of the conversation. */
export interface LaterState {
  /** Loading is possible now. */
  readonly more: boolean
  readonly onLoad: () => void
  /** Jumps to the end of the conversation. */
  readonly onLatest: () => void
}
