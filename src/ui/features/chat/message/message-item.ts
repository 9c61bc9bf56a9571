import type { ChatMessage, Content } from '../../../../domain/chat'
import type { PersonAvatarData } from '../../../components/avatar/avatar-data'
import type { Role } from '../../../components/avatar/RoleLabel'

export interface MessageSender extends PersonAvatarData {
  readonly role?: Role | undefined
}

/** One message as it is drawn. */
export interface MessageItem {
  /** Stays the same while the message goes from sending to sent; no other message has it. */
  readonly key: string
  readonly sender: MessageSender
  readonly own: boolean
  /** In a conversation of two, whose name stands at its head. */
  readonly isOfTwo?: boolean
  /** Its number in the conversation; `null` while the server has not given one. */
  readonly seq: number | null
  readonly content: Content
  /** The message as the server has it, once it has it. */
  readonly sent?: ChatMessage | undefined
  /** What it says in one line. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: 'sending' | 'sent' | 'failed'
  /** Why it failed, in words. */
  readonly failure?: string | undefined
}

/** The messages of a list by their position, oldest first. One is made when somebody asks for it, not before. */
export interface MessageItems {
  readonly length: number
  readonly at: (index: number) => MessageItem | undefined
  /** Where the message with that key is; -1 where it is not here, or has been far from everything drawn for long. */
  readonly indexOf: (key: string) => number
  /** How many from that position on were written by others. */
  readonly othersFrom: (index: number) => number
}

/** What stands above the oldest loaded message. */
export type EarlierState = 'more' | 'loading' | 'failed' | 'beginning'

/** What follows the newest loaded message, where that is not the end of the conversation. */
export interface LaterState {
  /** It may be asked for now. */
  readonly more: boolean
  readonly onLoad: () => void
  /** Leaves this place for the end of the conversation. */
  readonly onLatest: () => void
}
