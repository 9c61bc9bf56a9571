import { useEffect, useEffectEvent, useRef } from 'react'
import { isOffline } from '../../../domain/connection'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

interface OfflineFigures {
  readonly isOffline: boolean
  /** When the shown figures loaded, in ms since 1970; `null` if no figures have loaded in this browser. */
  readonly at: number | null
}

/** Whether the wallet is shown without a network. Loads the figures again when the network is back. */
export const useOfflineFigures = (read: () => void): OfflineFigures => {
  const app = useApp()
  const lost = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const { at } = useAccountState(useFeature('wallet').slices.account.figuresAt)
  const wasLost = useRef(lost)
  const isBack = useEffectEvent(read)
  useEffect(() => {
    if (wasLost.current && !lost) isBack()
    wasLost.current = lost
  }, [lost])
  return { isOffline: lost, at }
}
