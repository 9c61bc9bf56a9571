import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useIsMobile } from '../layout/use-is-mobile'

/** How many things lie over the page of this entry of the history. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number' ? state.over : 0

const stateOf = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {})

/**
 * On a phone Back closes what lies over the screen, as people expect there: while it is open an entry of the history
 * stands for it, which is taken away when it is closed otherwise.
 */
export const useCloseOnBack = (open: boolean, onClose: () => void): void => {
  const isMobile = useIsMobile()
  const location = useLocation()
  const { pathname, search, hash, key } = location
  const navigate = useNavigate()
  const isPushed = useNavigationType() === 'PUSH'
  const depth = depthOf(location.state)
  /** How deep its own entry is; 0 while it has none. */
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
    // Whoever is led on to the page where they are stays with what lies over it.
    if (!isPushed || !isSamePage) onClose()
  })
  useEffect(() => follow(), [open])
  useEffect(() => leave(), [key])
}

/** Goes elsewhere from something that lies over the screen: its entry gives way, and it closes. */
export const useCloseAndNavigate = (onClose: () => void): ((to: string, state?: object) => void) => {
  const navigate = useNavigate()
  const isOver = depthOf(useLocation().state) > 0
  return (to, state) => {
    if (!isOver) onClose()
    void navigate(to, { replace: isOver, state })
  }
}
