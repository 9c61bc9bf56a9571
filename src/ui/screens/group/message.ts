import type { PersonFace } from '../../components/faces'
import type { Role } from '../../components/RoleLabel'

export interface MessageSender extends PersonFace {
  readonly role?: Role | undefined
}

/** One message as it is drawn. */
export interface MessageItem {
  /** Stays the same while the message goes from sending to sent; no other message has it. */
  readonly key: string
  readonly sender: MessageSender
  readonly own: boolean
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly state: 'sending' | 'sent' | 'failed'
  /** Why it failed, in words. */
  readonly failure?: string | undefined
}

/** What stands above the oldest loaded message. */
export type Earlier = 'more' | 'loading' | 'failed' | 'beginning'
