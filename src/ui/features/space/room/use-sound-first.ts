import { useEffect, useState } from 'react'
import type { JoinedRoom } from '../../../../domain/space'
import { keysOf } from '../../../../domain/kernel/table'
import { useApp } from '../../../app/app-context'
import { SECOND_MS } from '../countdown-text'

const SOUND_WITHIN_MS = 1.5 * SECOND_MS

/**
 * Whether the sound is connected and the chat may render. Rendering the chat blocks the page while other people connect
 * one by one. The time difference is absolute, so that setting the clock back ends the wait.
 */
export const useSoundFirst = ({ line, me, members }: JoinedRoom): boolean => {
  const app = useApp()
  const [isIn, setIn] = useState(line !== 'connecting' || keysOf(members).every((xid) => xid === me))
  useEffect(() => {
    if (isIn) return
    const since = app.now()
    const ticks = app.seconds$.subscribe(() => setIn(Math.abs(app.now() - since) >= SOUND_WITHIN_MS))
    return () => ticks.unsubscribe()
  }, [app, isIn])
  return isIn
}
