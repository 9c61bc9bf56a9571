import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Leads to the message with that number; the address tells where one is. */
export const useJump = (): ((seq: number) => void) => {
  const [, setParams] = useSearchParams()
  return useCallback((seq: number) => {
    setParams((so) => {
      const next = new URLSearchParams(so)
      next.set('seq', String(seq))
      return next
    })
  }, [setParams])
}
