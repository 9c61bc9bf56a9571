import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { ActivityLayer } from '../../app/ActivityLayer'
import { useApp, useNow, useSource } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { GroupCentreView } from './GroupCentreView'
import styles from './group-centre.module.css'
import { useGroupCentre } from './use-group-centre'

const View = memo(GroupCentreView)

/** /group: what is going on, and where one belongs. */
export function GroupCentreScreen(): ReactNode {
  // Cards by the dozen come at once: they are drawn a little at a time, and a key or a click goes first.
  const centre = useDeferredValue(useGroupCentre())
  /** Where the page has room for what is on. While that may still come by itself, the room is kept. */
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const { value, context: { activity, previewed } } = useSource(useApp().account.sources.frame)
  // The frame asks a moment after the page is there.
  const isAsking = centre.trending.status === 'loading' || (typeof value === 'object' && value['activity'] === 'loading')
  const isKept = !previewed && (activity !== null || isAsking)
  const activityRoom = useMemo(() => <div ref={setRoom} className={isKept ? styles['kept'] : ''} />, [isKept])
  return (
    <>
      <View {...centre} activityRoom={activityRoom} now={useNow(MINUTE_MS)} mobileAccount={useFrameAccount()} />
      <ActivityLayer room={room} />
    </>
  )
}
