import { useEffect, type ReactNode } from 'react'
import type { SlicesOf } from '../../../domain/features'
import { lookUpSpace, type SpacesState } from '../../../domain/space'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { SpaceCard } from '../../../domain/chat'
import { useApp } from '../../app/app-context'
import { useSliceIfLoaded } from '../../app/use-feature'

const spacesOf = ({ account }: SlicesOf<'space'>) => account.spaces

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
  const status = useSliceIfLoaded(
    'space',
    spacesOf,
    (spaces: SpacesState) => {
      const look = lookUpSpace(spaces, channelId)
      return look.status === 'shown' ? look.info.space.status : null
    },
    null,
  )
  useEffect(() => {
    app.features.load('space').then(
      () => app.account.dispatch({ type: 'space/ShowSpace', channelId }),
      () => undefined,
    )
  }, [app, channelId])
  return children(status)
}
