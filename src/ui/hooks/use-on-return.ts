import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../app/app-context'

/** Two returns within this time are one, because a window that comes back is both focused and visible. */
const APART_MS = 2_000

/** Calls back when the person returns to this page from another tab, window or app. */
export const useOnReturn = (onReturn: () => void): void => {
  const app = useApp()
  const returned = useEffectEvent(onReturn)
  useEffect(() => {
    let last = -Infinity
    const look = (): void => {
      if (document.visibilityState !== 'visible' || app.now() - last < APART_MS) return
      last = app.now()
      returned()
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [app])
}
