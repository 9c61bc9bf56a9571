import type { Failure } from '../../domain/kernel/failure'
import type { TabMessage } from '../../domain/features'

export const oneToast = (words: Extract<TabMessage, { type: 'ShowToast' }>['words']): readonly TabMessage[] => [
  { type: 'ShowToast', words },
]

/**
 * Whether the server sent no text for this failure. The screen only rolls an optimistic change back, so a toast must
 * report the failure (FOL-4).
 */
export const hasNoServerText = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Malformed' || (failure._tag === 'Refused' && failure.words === '')
