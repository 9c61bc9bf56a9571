import { useEffect, useState, type ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { useApp, useStore } from '../../app/app-context'

const card = lazyModule(() => import('./ActivityCard'))

interface ActivityLayerProps {
  /** Where its pictures stand in the page. */
  readonly room: HTMLElement | null
}

/**
 * What is on, on the group centre: its pictures come by themselves once a session, after that when they are asked for.
 */
export function ActivityCardContainer({ room }: ActivityLayerProps): ReactNode {
  const app = useApp()
  const { activity, previewed } = useStore(app.account.sources.frame).context
  const part = card.useModule(activity !== null)
  // Once it has come by itself it stays until it is closed, although it is noted at once that it came.
  const [cameWith, setCameWith] = useState(previewed)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isThere = activity !== null && part !== null
  useEffect(() => {
    if (isThere && !previewed) app.account.dispatch({ type: 'ActivityPreviewed' })
  }, [app, isThere, previewed])
  if (!isThere) return null
  if (!previewed && cameWith) setCameWith(false)
  return (
    <part.ActivityCard
      activity={activity}
      room={room}
      isShown={chosen ?? !cameWith}
      onShow={() => setChosen(true)}
      onHide={() => setChosen(false)}
    />
  )
}
