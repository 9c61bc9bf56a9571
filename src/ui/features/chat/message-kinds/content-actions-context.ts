import { createContext, useContext } from 'react'
import type { GroupCard } from '../../../../domain/chat'
import type { ClientId, ConversationId } from '../../../../domain/kernel/ids'

/** The actions of message content, beyond those that every message has. */
export interface ContentActions {
  readonly me: string | null
  /** Whether the viewer may decide on access requests. */
  readonly mayDecide: boolean
  /** The id of the open conversation. */
  readonly conversationId: ConversationId | null
  /** Whether the viewer may join the group. False only if the viewer is known to be a member. */
  readonly mayJoin: (group: GroupCard) => boolean
  readonly onJoin: (group: GroupCard) => void
  /**
   * Sends the command as the viewer's own text. Commands with the same id are sent once. Returns whether the viewer may
   * send the command.
   */
  readonly onCommand: (text: string, clientId?: ClientId) => boolean
  /** Opens the picture or video of this message in the viewer. `at` is the index of the picture in an album. */
  readonly onView: (key: string, at?: number) => void
  /** Jumps to the message with this seq. */
  readonly onJump: (seq: number) => void
  /** The conversation with a bubble rain. `null` until a message reports a rain. */
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
  onCommand: () => false,
  onView: nothing,
  onJump: nothing,
  rains: null,
  onRain: nothing,
})
export const useContentActions = (): ContentActions => useContext(ContentActionsContext)
