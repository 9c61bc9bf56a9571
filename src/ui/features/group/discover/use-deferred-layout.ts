import { useEffect, useState } from 'react'
import { makeIdleQueue } from './idle-queue'

const turn = makeIdleQueue()

/** Lays out off-screen cards one by one while idle: a whole row scrolling into view is too much work for one frame. */
export const useDeferredLayout = (): boolean => {
  const [isLaidOut, setLaidOut] = useState(false)
  useEffect(() => {
    const { set, end } = turn()
    set(() => setLaidOut(true))
    return end
  }, [])
  return isLaidOut
}
