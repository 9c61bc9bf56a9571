import { Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { isMember } from '../../domain/session'
import type { RoomState } from '../../domain/space'
import { lazyModule } from '../components/lazy-module'
import { useIdle } from '../components/layout/idle'
import { useApp, useLazySelector, useStore } from '../app/app-context'
import { OptionalPart } from '../app/OptionalPart'

const floating = lazyModule(() => import('../features/space/FloatingRoom'))
const calls = lazyModule(() => import('../features/call/CallLayer'))

/** Whether the member is in a room or joining. The room chunk and its sound then load during the join. */
const isAtRoom = ({ value }: RoomState): boolean => value !== 'outside'

/**
 * Whether this tab or another tab of the browser has requested the feature. Only then does the feature's overlay load.
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

/**
 * The overlays that stay on every page: the current room and calls. Each overlay loads when its room or call begins.
 */
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
