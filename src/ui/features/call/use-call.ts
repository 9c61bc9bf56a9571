import { currentCall, lastCall, type CallMessage, type CallViewModel } from '../../../domain/call'
import { useApp } from '../../app/app-context'
import { useAccountSlice, useFeature } from '../../app/use-feature'

interface CallsShown {
  readonly current: CallViewModel | null
  readonly last: CallViewModel | null
  readonly say: (message: CallMessage) => void
}

/** The current call and the call that just ended. The call feature must be loaded. */
export const useCalls = (): CallsShown => {
  const app = useApp()
  const { slices } = useFeature('call')
  return {
    current: useAccountSlice(slices.account.calls, currentCall),
    last: useAccountSlice(slices.account.calls, lastCall),
    say: (message) => {
      app.account.dispatch(message)
    },
  }
}
