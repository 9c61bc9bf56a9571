import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApp } from '../../../app/app-context'

/** Jumps to the message with this seq. The URL contains the seq, and the history state marks a new jump. */
export const useJumpToMessage = (): ((seq: number) => void) => {
  const app = useApp()
  const [params, setParams] = useSearchParams()
  return useCallback(
    (seq: number) => {
      const next = new URLSearchParams(params)
      next.set('seq', String(seq))
      setParams(next, { replace: params.get('seq') === String(seq), state: { jump: app.newClientId() } })
    },
    [app, params, setParams],
  )
}
