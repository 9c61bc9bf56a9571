import { Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isMember } from '../../domain/session'
import type { RoomState } from '../../domain/space'
import { lazyModule } from '../components/lazy-module'
import { useIdle } from '../components/layout/idle'
import { useApp, useLazySelector, useStore } from '../app/app-context'
import { OptionalPart } from '../app/OptionalPart'

const floating = lazyModule(() => import('../features/space/FloatingRoom'))
const calls = lazyModule(() => import('../features/call/CallLayer'))

/** Whoever is still joining has the part with its sound fetched meanwhile. */
const isAtRoom = ({ value }: RoomState): boolean => value !== 'outside'

/**
 * Whether that feature has been wanted by now, in this tab or in another of this browser: for what then lies over all
 * screens.
 */
const useIsWanted = (name: string): boolean => {
  const {
    changes: { account$ },
    features,
  } = useApp()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const changes = account$.subscribe(onChange)
      return () => {
        changes.unsubscribe()
      }
    },
    [account$],
  )
  return useSyncExternalStore(subscribe, () => features.isHere(name) || features.hasNews(name))
}

/**
 * Whoever may be called has all of it beforehand, once there is nothing else to do: a ring that is fetched first comes
 * late.
 */
const useReadyForCalls = (): void => {
  const {
    account: {
      sources: { session },
    },
    features,
  } = useApp()
  const isIn = isMember(useStore(session))
  const mayRing = useIdle() && isIn
  useEffect(() => {
    if (mayRing) void features.load('call').catch(() => undefined)
  }, [mayRing, features])
}

/** What goes on over all pages: the room that one is in, and calls. Each comes once there is one. */
export function PersistentOverlays(): ReactNode {
  useReadyForCalls()
  const room = floating.useModule(useLazySelector(useApp().account.sources.room, isAtRoom, false))
  const call = calls.useModule(useIsWanted('call'))
  return (
    <>
      {room && (
        <Suspense fallback={null}>
          <room.FloatingRoom />
        </Suspense>
      )}
      {call && (
        <OptionalPart place="call">
          <call.CallLayer />
        </OptionalPart>
      )}
    </>
  )
}
