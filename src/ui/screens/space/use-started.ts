import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { insideOf } from '../../../domain/space'
import { useApp, useSource } from '../../app/app-context'

/** In the address of a space that whoever comes there has started this very moment. */
export const STARTED = 'started'

/**
 * Goes in once it is live, where the address says that this person started it; then the address says so no more. Whoever is in another
 * room is asked as ever (R2-035).
 * @returns whether they are on their way in
 */
export const useStarted = (isHost: boolean, isLive: boolean, enter: () => void): boolean => {
  const app = useApp()
  const [params, setParams] = useSearchParams()
  const [isOn] = useState(params.has(STARTED))
  const isElsewhere = insideOf(useSource(app.account.sources.room)) !== null
  const goIn = useEffectEvent(() => {
    setParams({}, { replace: true })
    if (!isElsewhere) enter()
  })
  const isDue = isOn && isHost && isLive
  useEffect(() => { if (isDue) goIn() }, [isDue])
  return isOn && isHost && !isElsewhere
}
