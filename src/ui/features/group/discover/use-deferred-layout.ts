import { useEffect, useState } from 'react'
import { makeIdleQueue } from './idle-queue'

const turn = makeIdleQueue()

/**
 * Lays out off-screen cards one by one while the page is idle, because a whole row that scrolls into view is too much
 * work for a single frame.
 */
export const useDeferredLayout = (): boolean => {
  const [isLaidOut, setLaidOut] = useState(false)
  useEffect(() => {
    const { set, end } = turn()
    set(() => setLaidOut(true))
    return end
  }, [])
  return isLaidOut
}
