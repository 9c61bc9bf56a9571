import type { JoinReason } from './join'
import type { joinReducer } from './group-join.machine'

export interface JoinViewModel {
  readonly step: 'closed' | 'looking' | 'public' | 'private' | 'apply'
  readonly isBusy: boolean
  readonly isUnsent: boolean
  readonly name: string
  readonly why: JoinReason
}

const stepOf = ({ value, context }: typeof joinReducer.initial): JoinViewModel['step'] => {
  const [state, inner] =
    typeof value === 'string' ? [value, undefined] : (Object.entries(value)[0] ?? ['idle', undefined])
  if (context.isHidden) return 'closed'
  if (state === 'joining' || state === 'checking') return 'public'
  if (state === 'applying') return 'apply'
  return state === 'dialog' && (inner === 'looking' || inner === 'public' || inner === 'private' || inner === 'apply')
    ? inner
    : 'closed'
}

export const joinViewModel = (state: typeof joinReducer.initial): JoinViewModel => {
  const { context } = state
  const isDialog = typeof state.value === 'object' && 'dialog' in state.value
  return {
    step: stepOf(state),
    isBusy: !isDialog,
    isUnsent: context.isUnsent,
    name: context.target?.name ?? '',
    why: context.why,
  }
}
