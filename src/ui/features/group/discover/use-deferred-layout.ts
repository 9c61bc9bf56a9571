import { useEffect, useState } from 'react'
import { makeIdleQueue } from './idle-queue'

const turn = makeIdleQueue()

/**
 * Whether a card is laid out though it may be far from what is looked at: a whole row of them that comes into sight is
 * more than one frame can do.
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
