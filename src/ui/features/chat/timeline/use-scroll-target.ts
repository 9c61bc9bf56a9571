import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const placeIn = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null

const jumpIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'jump' in state && typeof state.jump === 'string' ? state.jump : null

/** A position in a conversation. */
export interface ScrollTarget {
  /** The seq of the jump target. `null` for the end. */
  readonly seq: number | null
  /** A token that changes with every jump, even for a jump to the current position. */
  readonly jump: string
  readonly onLatest: () => void
}

/** The jump target in the URL: `/group/10000001?seq=123` opens the conversation at message 123. */
export const useScrollTarget = (): ScrollTarget => {
  const [params, setParams] = useSearchParams()
  const jumpInState = jumpIn(useLocation().state)
  // An overlay pushes a history entry of its own without a jump, so the last jump stays valid.
  const [jump, setJump] = useState(jumpInState ?? '')
  if (jumpInState !== null && jumpInState !== jump) setJump(jumpInState)
  const onLatest = useCallback(() => {
    setParams(
      (previous) => {
        const rest = new URLSearchParams(previous)
        rest.delete('seq')
        return rest
      },
      { replace: true },
    )
  }, [setParams])
  return { seq: placeIn(params.get('seq')), jump, onLatest }
}
