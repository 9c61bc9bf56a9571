import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const placeIn = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null

const jumpIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'jump' in state && typeof state.jump === 'string' ? state.jump : null

/** Where one is in a conversation. */
export interface ScrollTarget {
  /** The message that was jumped to; `null` at its end. */
  readonly seq: number | null
  /** Another one for each jump, also for one to where one is already. */
  readonly jump: string
  readonly onLatest: () => void
}

/** The message that the address leads to: `/group/10000001?seq=123` opens the conversation there. */
export const useScrollTarget = (): ScrollTarget => {
  const [params, setParams] = useSearchParams()
  const told = jumpIn(useLocation().state)
  // What lies over the screen has a place in the history of its own, which knows of no jump.
  const [jump, setJump] = useState(told ?? '')
  if (told !== null && told !== jump) setJump(told)
  const onLatest = useCallback(() => {
    setParams(
      (so) => {
        const rest = new URLSearchParams(so)
        rest.delete('seq')
        return rest
      },
      { replace: true },
    )
  }, [setParams])
  return { seq: placeIn(params.get('seq')), jump, onLatest }
}
