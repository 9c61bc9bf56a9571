import { createContext, useContext } from 'react'
import type { GroupCard } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'

/** What a message lets one do, beside what every message lets one do. */
export interface ContentActions {
  readonly me: string | null
  /** Whether requests for access are answered by this person. */
  readonly mayDecide: boolean
  /** In which conversation one is. */
  readonly conversationId: ConversationId | null
  /** Whether this person is not known to be in the group of that card. */
  readonly mayJoin: (group: GroupCard) => boolean
  readonly onJoin: (group: GroupCard) => void
  /** Says that command as the person's own text. */
  readonly onCommand: (text: string) => void
  /** Opens the picture or video of that message large. */
  readonly onView: (key: string) => void
  /** Leads to the message with that number. */
  readonly onJump: (seq: number) => void
  /** The conversation over whose messages bubbles rain, once a message has said so; `null` before. */
  readonly rains: ConversationId | null
  readonly onRain: () => void
}

const nothing = (): void => undefined

export const ContentActionsContext = createContext<ContentActions>({
  me: null,
  mayDecide: false,
  conversationId: null,
  mayJoin: () => false,
  onJoin: nothing,
  onCommand: nothing,
  onView: nothing,
  onJump: nothing,
  rains: null,
  onRain: nothing,
})
export const useContentActions = (): ContentActions => useContext(ContentActionsContext)
