import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { ActivityCardContainer } from '../../../app-shell/activity/ActivityCardContainer'
import { useApp, useNow, useStore } from '../../../app/app-context'
import { MINUTE_MS, useHeaderAccount } from '../../../app-shell/header-account'
import { DiscoverView } from './DiscoverView'
import styles from './discover.module.css'
import { useDiscover } from './use-discover'

const View = memo(DiscoverView)

/** /group: what is going on, and where one belongs. */
export function DiscoverScreen(): ReactNode {
  // Cards by the dozen come at once: they are drawn a little at a time, and a key or a click goes first.
  const centre = useDeferredValue(useDiscover())
  /** Where the page has room for what is on. While that may still come by itself, the room is kept. */
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const {
    value,
    context: { activity, previewed },
  } = useStore(useApp().account.sources.frame)
  // The frame asks a moment after the page is there.
  const isAsking =
    centre.trending.status === 'loading' || (typeof value === 'object' && value['activity'] === 'loading')
  const isKept = !previewed && (activity !== null || isAsking)
  const activityRoom = useMemo(() => <div ref={setRoom} className={isKept ? styles['pinned'] : ''} />, [isKept])
  return (
    <>
      <View {...centre} activityRoom={activityRoom} now={useNow(MINUTE_MS)} mobileAccount={useHeaderAccount()} />
      <ActivityCardContainer room={room} />
    </>
  )
}
