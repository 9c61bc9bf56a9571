import { Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isMember } from '../../domain/session'
import type { RoomState } from '../../domain/space'
import { onDemand } from '../components/on-demand'
import { useIdle } from '../components/layout/idle'
import { useApp, useEarly, useSource } from './app-context'
import { Later } from './Later'

const floating = onDemand(() => import('../screens/space/FloatingRoom'))
const calls = onDemand(() => import('../features/call/CallLayer'))

/** Whoever is still joining has the part with its sound fetched meanwhile. */
const isAtRoom = ({ value }: RoomState): boolean => value !== 'outside'

/** Whether that feature has been wanted by now, in this tab or in another of this browser: for what then lies over all screens. */
const useIsWanted = (name: string): boolean => {
  const { changes: { account$ }, features } = useApp()
  const subscribe = useCallback((onChange: () => void) => {
    const changes = account$.subscribe(onChange)
    return () => { changes.unsubscribe() }
  }, [account$])
  return useSyncExternalStore(subscribe, () => features.isHere(name) || features.hasNews(name))
}

/** Whoever may be called has all of it beforehand, once there is nothing else to do: a ring that is fetched first comes late. */
const useReadyForCalls = (): void => {
  const { account: { sources: { session } }, features } = useApp()
  const isIn = isMember(useSource(session))
  const mayRing = useIdle() && isIn
  useEffect(() => { if (mayRing) void features.need('call').catch(() => undefined) }, [mayRing, features])
}

/** What goes on over all pages: the room that one is in, and calls. Each comes once there is one. */
export function OverPages(): ReactNode {
  useReadyForCalls()
  const room = floating.usePart(useEarly(useApp().account.sources.room, isAtRoom, false))
  const call = calls.usePart(useIsWanted('call'))
  return (
    <>
      {room && <Suspense fallback={null}><room.FloatingRoom /></Suspense>}
      {call && <Later place="call"><call.CallLayer /></Later>}
    </>
  )
}
