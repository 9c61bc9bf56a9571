import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { joinedRoomOf } from '../../../domain/space'
import { useAccountState, useFeature } from '../../app/use-feature'

/** The query parameter in the URL of a space that its host has just started. */
export const STARTED_PARAM = 'started'

/**
 * Enters a live space if the URL has `STARTED_PARAM`, then removes this parameter. A member who is in another room must
 * confirm first (R2-035).
 * @returns whether the host is entering
 */
export const useEnterOwnSpace = (isHost: boolean, isLive: boolean, enter: () => void): boolean => {
  const [params, setParams] = useSearchParams()
  const [isOn] = useState(params.has(STARTED_PARAM))
  const isElsewhere = joinedRoomOf(useAccountState(useFeature('space').slices.account.room)) !== null
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
