import { useEffect, type ReactNode } from 'react'
import { lookUpSpace, type SpacesState } from '../../../domain/space'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { SpaceCard } from '../../../domain/chat'
import { useApp, useLazySelector } from '../../app/app-context'

interface CurrentSpaceStatusProps {
  readonly channelId: ChannelId
  readonly children: (status: SpaceCard['status'] | null) => ReactNode
}

/**
 * The current status of a space (R1-173). The component requests the status once the component is visible. Later,
 * pushed messages update the status. `null` until the status is loaded.
 */
export function CurrentSpaceStatus({ channelId, children }: CurrentSpaceStatusProps): ReactNode {
  const app = useApp()
  const status = useLazySelector(
    app.account.sources.spaces,
    (spaces: SpacesState) => {
      const look = lookUpSpace(spaces, channelId)
      return look.status === 'shown' ? look.info.space.status : null
    },
    null,
  )
  useEffect(() => {
    app.areas.load('spaces').then(
      () => app.account.dispatch({ type: 'ShowSpace', channelId }),
      () => undefined,
    )
  }, [app, channelId])
  return children(status)
}
