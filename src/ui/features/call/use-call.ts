import { callBody } from '../../../application/features/call/call'
import { currentCall, lastCall, type CallMessage, type CallShown } from '../../../domain/call'
import { useFeature, useAccountCell } from '../../app/use-feature'

interface CallsShown {
  readonly current: CallShown | null
  readonly last: CallShown | null
  readonly say: (message: CallMessage) => void
}

/** The call that is on, and the one that is just over. The feature has to be there. */
export const useCalls = (): CallsShown => {
  const { cells, sayToAccount } = useFeature(callBody)
  return {
    current: useAccountCell(cells.account.calls, currentCall), last: useAccountCell(cells.account.calls, lastCall),
    say: (message) => { void sayToAccount(message) },
  }
}
