import { createContext, useContext } from 'react'
import type { GroupCard } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'

/** Actions of message content, beyond those that every message has. */
export interface ContentActions {
  readonly me: string | null
  /** Whether the viewer may decide on access requests. */
  readonly mayDecide: boolean
  /** The open conversation. */
  readonly conversationId: ConversationId | null
  /** True unless the viewer is known to be a member of that group. */
  readonly mayJoin: (group: GroupCard) => boolean
  readonly onJoin: (group: GroupCard) => void
  /** Sends the command as the viewer's own text. */
  readonly onCommand: (text: string) => void
  /** Opens the picture or video of that message in the viewer. */
  readonly onView: (key: string) => void
  /** Jumps to the message with that seq. */
  readonly onJump: (seq: number) => void
  /** The conversation with a bubble rain, once one of its messages has reported it; `null` before. */
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
