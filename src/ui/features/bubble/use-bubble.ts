import { useCallback, useEffect, useMemo } from 'react'
import { winnersQuery } from '../../../domain/bubble'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The rain in which this browser takes part, and the function that dispatches the rain's messages. */
export const useRain = () => {
  const app = useApp()
  const { slices } = useFeature('bubble')
  return { state: useAccountState(slices.account.rain), say: app.account.dispatch }
}

/** The winners and totals of a rain, which load on mount and whenever `moment` changes. */
export const useWinners = (eventId: string, moment: string) => {
  const app = useApp()
  const { slices } = useFeature('bubble')
  const state = useAccountState(slices.account.winners)
  const read = useCallback(() => {
    app.account.dispatch(winnersQuery.want({ eventId }))
  }, [app, eventId])
  useEffect(read, [read, moment])
  return useMemo(
    () => ({ ...winnersQuery.listed(state, { eventId }), event: winnersQuery.value(state, { eventId }), read }),
    [state, eventId, read],
  )
}
