import { useEffect, useState, type ReactNode } from 'react'
import { activityQuery } from '../../../domain/balance'
import { lazyModule } from '../../components/lazy-module'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

const card = lazyModule(() => import('./ActivityCard'))

interface ActivityCardContainerProps {
  /** The page element into which this component renders the pictures. */
  readonly room: HTMLElement | null
}

/**
 * The card of the current activity on the Discover page. Its pictures open by themselves once per session. Afterwards
 * only a press on the card opens the pictures.
 */
export function ActivityCardContainer({ room }: ActivityCardContainerProps): ReactNode {
  const app = useApp()
  const { slices } = useFeature('balance')
  const activity = activityQuery.value(useAccountState(slices.account.activity), {})
  const { isPreviewed } = useAccountState(slices.account.preview)
  const part = card.useModule(activity !== null)
  // `isPreviewed` becomes true at once, so this state keeps the first value of `isPreviewed`. The preview then stays open
  // until the member closes it.
  const [cameWith, setCameWith] = useState(isPreviewed)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isThere = activity !== null && part !== null
  useEffect(() => {
    if (isThere && !isPreviewed) app.account.dispatch({ type: 'balance/ActivityPreviewShown' })
  }, [app, isThere, isPreviewed])
  if (!isThere) return null
  if (!isPreviewed && cameWith) setCameWith(false)
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
