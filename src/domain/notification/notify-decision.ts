/** `chat`: the state of the message's conversation in the chat list; `null` if the item has no conversation. */
export interface NotificationContext {
  readonly isOwn: boolean
  readonly isRead: boolean
  readonly chat: 'listed' | 'muted' | 'unlisted' | null
}

/** The settings of the member. `isLooking`: a tab of this browser is visible. */
export interface NotifySituation {
  readonly isLooking: boolean
  readonly sound: boolean
  readonly notices: boolean
}

export type NotNotifiedReason = 'own' | 'unlisted' | 'muted' | 'read' | 'looking' | 'off'

export type NotificationDecision =
  | { readonly notify: true; readonly sound: boolean; readonly notice: boolean }
  | { readonly notify: false; readonly why: NotNotifiedReason }

const not = (why: NotNotifiedReason): NotificationDecision => ({ notify: false, why })

/**
 * Decides whether and how to notify the member, or why not. No other code decides this. A muted chat never plays a
 * sound.
 */
export const decideNotification = (
  { isOwn, isRead, chat }: NotificationContext,
  { isLooking, sound, notices }: NotifySituation,
): NotificationDecision => {
  if (isOwn) return not('own')
  if (chat === 'unlisted') return not('unlisted')
  if (chat === 'muted') return not('muted')
  if (isRead) return not('read')
  if (isLooking) return not('looking')
  return sound || notices ? { notify: true, sound, notice: notices } : not('off')
}
