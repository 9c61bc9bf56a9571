import type { Failure } from '../../domain/kernel/failure'
import type { TabMessage } from '../../domain/manifests/tab-messages'

export const oneToast = (words: Extract<TabMessage, { type: 'ShowToast' }>['words']): readonly TabMessage[] => [
  { type: 'ShowToast', words },
]

/**
 * A change that a person made in place is taken back before their eyes: also where the server has no words for it
 * (FOL-4).
 */
export const hasNoServerText = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Malformed' || (failure._tag === 'Refused' && failure.words === '')
