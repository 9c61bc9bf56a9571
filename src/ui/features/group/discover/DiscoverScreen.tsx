import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { activityQuery } from '../../../../domain/balance'
import { ActivityCardContainer } from '../../../app-shell/activity/ActivityCardContainer'
import { useNow } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { MINUTE_MS, useHeaderAccount } from '../../../app-shell/header-account'
import { DiscoverView } from './DiscoverView'
import styles from './discover.module.css'
import { useDiscover } from './use-discover'

const View = memo(DiscoverView)

/** The screen /group: current activity, trending groups and the member's own groups. */
export function DiscoverScreen(): ReactNode {
  // Dozens of cards arrive at once. Deferred rendering keeps keys and clicks responsive.
  const centre = useDeferredValue(useDiscover())
  /**
   * The element for the pictures of the activity. The element's space stays reserved while the pictures may still open
   * by themselves.
   */
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const { slices } = useFeature('balance')
  const activity = activityQuery.listed(useAccountState(slices.account.activity), {})
  const { isPreviewed } = useAccountState(slices.account.preview)
  // The activity may still arrive, because the app shell requests the activity shortly after the page has mounted.
  const isAsking = centre.trending.status === 'loading' || activity.status === 'loading' || activity.refreshing
  const isKept = !isPreviewed && (activity.items.length > 0 || isAsking)
  const activityRoom = useMemo(() => <div ref={setRoom} className={isKept ? styles['pinned'] : ''} />, [isKept])
  return (
    <>
      <View {...centre} activityRoom={activityRoom} now={useNow(MINUTE_MS)} mobileAccount={useHeaderAccount()} />
      <ActivityCardContainer room={room} />
    </>
  )
}
