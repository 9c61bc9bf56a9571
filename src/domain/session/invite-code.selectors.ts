import type { inviteCodeReducer } from './invite-code.machine'

type State = typeof inviteCodeReducer.initial

export interface InviteCodeViewModel {
  readonly isOffered: boolean
  readonly busy: boolean
  readonly problem: 'refused' | 'unreached' | null
}

export const inviteCodeViewModel = ({ value }: State): InviteCodeViewModel => {
  const part = typeof value === 'object' ? value['offered'] : undefined
  return {
    isOffered: value !== 'closed',
    busy: value === 'posting',
    problem: part === 'refused' || part === 'unreached' ? part : null,
  }
}
