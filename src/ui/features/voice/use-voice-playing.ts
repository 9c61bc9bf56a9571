import { useMemo } from 'react'
import type { Playing } from '../../../application/features/voice/playback'
import { useObservable } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'

/** The playback of this message. A message without a file has no key. */
export const useVoicePlaying = (key: string | null): Playing => {
  const { playback } = useFeature('voice').streams
  const state$ = useMemo(() => playback.stateOf$(key ?? ''), [playback, key])
  return useObservable(state$, playback.stateOf(key ?? ''))
}
