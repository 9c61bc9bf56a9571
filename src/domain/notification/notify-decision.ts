/**
 * Something that a person might be called back for. `chat`: how its conversation stands on their list; `null` where it
 * is of none.
 */
export interface NotificationContext {
  readonly isOwn: boolean
  readonly isRead: boolean
  readonly chat: 'listed' | 'muted' | 'unlisted' | null
}

/** How the person has it. `isLooking`: some tab of ours is in sight. */
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

/** Whether to call somebody back, by what, and if not why: the one place that decides it. A muted chat never sounds. */
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
