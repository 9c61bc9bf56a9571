import { useCallback, useEffect, useMemo } from 'react'
import { winnersQuery } from '../../../domain/bubble'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The rain in which this browser takes part, and the function that dispatches the rain's messages. */
export const useRain = () => {
  const { slices, dispatchToAccount } = useFeature('bubble')
  return { state: useAccountState(slices.account.rain), say: dispatchToAccount }
}

/** The winners and totals of a rain, which load on mount and whenever `moment` changes. */
export const useWinners = (eventId: string, moment: string) => {
  const { slices, dispatchToAccount } = useFeature('bubble')
  const state = useAccountState(slices.account.winners)
  const read = useCallback(() => {
    void dispatchToAccount(winnersQuery.want({ eventId }))
  }, [dispatchToAccount, eventId])
  useEffect(read, [read, moment])
  return useMemo(
    () => ({ ...winnersQuery.listed(state, { eventId }), event: winnersQuery.value(state, { eventId }), read }),
    [state, eventId, read],
  )
}
