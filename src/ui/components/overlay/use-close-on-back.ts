import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useIsMobile } from '../layout/use-is-mobile'

/** The number of overlays that are open over the page of this history entry. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number' ? state.over : 0

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/**
 * On phones, Back closes the overlay. Opening pushes a history entry. If the member closes the overlay in another way,
 * the entry is removed.
 */
export const useCloseOnBack = (open: boolean, onClose: () => void): void => {
  const isMobile = useIsMobile()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const navigate = useNavigate()
  const isPushed = useNavigationType() === 'PUSH'
  const depth = depthOf(location.state)
  /** The depth of this overlay's history entry. 0 without an entry. */
  const own = useRef(0)
  const seen = useRef({ key, pathname })
  const follow = useEffectEvent((): void => {
    if (open && own.current === 0 && isMobile) {
      own.current = depth + 1
      void navigate({ pathname, search, hash }, { state: { ...stateOf(location.state), over: own.current } })
    } else if (!open && own.current > 0) {
      if (depth === own.current) void navigate(-1)
      own.current = 0
    }
  })
  const leave = useEffectEvent((): void => {
    if (seen.current.key === key) return
    const isSamePage = seen.current.pathname === pathname
    seen.current = { key, pathname }
    if (own.current === 0 || depth >= own.current) return
    own.current = 0
    // A link to the current page keeps the overlay open.
    if (!isPushed || !isSamePage) onClose()
  })
  useEffect(() => follow(), [open])
  useEffect(() => leave(), [key])
}

/** Navigates away from an overlay and closes it. The new page replaces the overlay's history entry. */
export const useCloseAndNavigate = (onClose: () => void): ((to: string, state?: object) => void) => {
  const navigate = useNavigate()
  const isOver = depthOf(useLocation().state) > 0
  return (to, state) => {
    if (!isOver) onClose()
    void navigate(to, { replace: isOver, state })
  }
}
