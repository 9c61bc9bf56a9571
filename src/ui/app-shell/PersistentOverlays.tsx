import { Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isMember } from '../../domain/session'
import type { RoomState } from '../../domain/space'
import { lazyModule } from '../components/lazy-module'
import { useIdle } from '../components/layout/idle'
import { useApp, useLazySelector, useStore } from '../app/app-context'
import { OptionalPart } from '../app/OptionalPart'

const floating = lazyModule(() => import('../features/space/FloatingRoom'))
const calls = lazyModule(() => import('../features/call/CallLayer'))

/** True from joining on, so that the room chunk with its sound loads during the join. */
const isAtRoom = ({ value }: RoomState): boolean => value !== 'outside'

/** True once this tab or another tab of the browser has requested the feature. Decides whether its overlay loads. */
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

/** Preloads the call feature when the page is idle. Loading it only on an incoming call would delay the ringing. */
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

/** Overlays that stay on every page: the current room and calls. Each loads when it first exists. */
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
