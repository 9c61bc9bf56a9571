/** Something that a person might be called back for. `chat`: how its conversation stands on their list; `null` where it is of none. */
export interface NotifyFacts {
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

export type WhyNot = 'own' | 'unlisted' | 'muted' | 'read' | 'looking' | 'off'

export type Verdict =
  | { readonly notify: true, readonly sound: boolean, readonly notice: boolean }
  | { readonly notify: false, readonly why: WhyNot }

const not = (why: WhyNot): Verdict => ({ notify: false, why })

/** Whether to call somebody back, by what, and if not why: the one place that decides it. A muted chat never sounds. */
export const notifyOrNot = ({ isOwn, isRead, chat }: NotifyFacts, { isLooking, sound, notices }: NotifySituation): Verdict => {
  if (isOwn) return not('own')
  if (chat === 'unlisted') return not('unlisted')
  if (chat === 'muted') return not('muted')
  if (isRead) return not('read')
  if (isLooking) return not('looking')
  return sound || notices ? { notify: true, sound, notice: notices } : not('off')
}
