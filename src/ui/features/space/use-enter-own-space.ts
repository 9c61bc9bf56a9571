import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { joinedRoomOf } from '../../../domain/space'
import { useApp, useStore } from '../../app/app-context'

/** In the address of a space that whoever comes there has started this very moment. */
export const STARTED_PARAM = 'started'

/**
 * Goes in once it is live, where the address says that this person started it; then the address says so no more.
 * Whoever is in another
 * room is asked as ever (R2-035).
 * @returns whether they are on their way in
 */
export const useEnterOwnSpace = (isHost: boolean, isLive: boolean, enter: () => void): boolean => {
  const app = useApp()
  const [params, setParams] = useSearchParams()
  const [isOn] = useState(params.has(STARTED_PARAM))
  const isElsewhere = joinedRoomOf(useStore(app.account.sources.room)) !== null
  const goIn = useEffectEvent(() => {
    setParams({}, { replace: true })
    if (!isElsewhere) enter()
  })
  const isDue = isOn && isHost && isLive
  useEffect(() => {
    if (isDue) goIn()
  }, [isDue])
  return isOn && isHost && !isElsewhere
}
