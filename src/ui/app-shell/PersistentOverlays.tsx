import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { StateOf } from '../../domain/event-log'
import type { SlicesOf } from '../../domain/features'
import type { joinReducer } from '../../domain/join'
import { isApproving } from '../../domain/qr-approval'
import { isMember } from '../../domain/session'
import type { RoomState } from '../../domain/space'
import { lazyModule } from '../components/lazy-module'
import { useIdle } from '../components/layout/idle'
import { useApp } from '../app/app-context'
import { useAccountState, useSliceIfLoaded } from '../app/use-feature'
import { PageWords } from '../app/PageWords'
import { DuplicateLogin } from '../features/session/DuplicateLogin'

const floating = lazyModule(() => import('../features/space/FloatingRoom'))
const calls = lazyModule(() => import('../features/call/CallLayer'))
const approval = lazyModule(() => import('../features/sign-in/qr-approval/ApproveDialog'))

const joining = lazyModule(() => import('../features/join/JoinDialog'))

const joinOf = ({ tab }: SlicesOf<'join'>) => tab.join
/** Whether a join is in progress. Its dialog decides whether it is shown. */
const isJoining = ({ value }: StateOf<typeof joinReducer>): boolean => value !== 'idle'

const approvalOf = ({ tab }: SlicesOf<'qr-approval'>) => tab.qrApproval

const roomOf = ({ account }: SlicesOf<'space'>) => account.room
/** Whether the member is in a room or joining. The room chunk and its sound then load during the join. */
const isAtRoom = ({ shared }: RoomState): boolean => shared.context.place !== null

/**
 * Whether this tab or another tab of the browser has requested the feature. Only then does the feature's overlay load.
 */
const useIsWanted = (name: string): boolean => {
  const {
    account: { changes$ },
    features,
  } = useApp()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const changes = changes$.subscribe(onChange)
      return () => {
        changes.unsubscribe()
      }
    },
    [changes$],
  )
  return useSyncExternalStore(subscribe, () => features.isLoaded(name) || features.hasNews(name))
}

/**
 * Preloads the call feature when the page is idle. If the feature loaded only with an incoming call, the ringing would
 * start late.
 */
const useReadyForCalls = (): void => {
  const { account, features } = useApp()
  const isIn = isMember(useAccountState(account.slices.session))
  const mayRing = useIdle() && isIn
  useEffect(() => {
    if (mayRing) void features.load('call').catch(() => undefined)
  }, [mayRing, features])
}

/**
 * The overlays of a session that stay on every page: the current room, calls, joins and the approval of a sign-in. Each
 * overlay loads when it is wanted.
 */
export function PersistentOverlays(): ReactNode {
  useReadyForCalls()
  const room = floating.useModule(useSliceIfLoaded('space', roomOf, isAtRoom, false))
  const call = calls.useModule(useIsWanted('call'))
  const join = joining.useModule(useSliceIfLoaded('join', joinOf, isJoining, false))
  const approve = approval.useModule(useSliceIfLoaded('qr-approval', approvalOf, isApproving, false))
  return (
    <>
      <DuplicateLogin />
      {approve && <approve.ApproveDialog />}
      {join && <join.JoinDialog />}
      {room && (
        <PageWords>
          <room.FloatingRoom />
        </PageWords>
      )}
      {call && (
        <PageWords>
          <call.CallLayer />
        </PageWords>
      )}
    </>
  )
}
