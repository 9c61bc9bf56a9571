import type { inviteUnit } from './invite.machine'

type State = typeof inviteUnit.initial

export interface InviteShown {
  /** Whether there is a new login to give a code for. */
  readonly isOffered: boolean
  readonly busy: boolean
  readonly problem: 'refused' | 'unreached' | null
}

/** What the invite-code screen shows. */
export const inviteShown = ({ value }: State): InviteShown => {
  const part = typeof value === 'object' ? value['offered'] : undefined
  return {
    isOffered: value !== 'closed',
    busy: value === 'posting',
    problem: part === 'refused' || part === 'unreached' ? part : null,
  }
}
