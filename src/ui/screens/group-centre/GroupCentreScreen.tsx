import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { ActivityLayer } from '../../app/ActivityLayer'
import { useNow } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { GroupCentreView } from './GroupCentreView'
import { useGroupCentre } from './use-group-centre'

const View = memo(GroupCentreView)

/** /group: what is going on, and where one belongs. */
export function GroupCentreScreen(): ReactNode {
  // Cards by the dozen come at once: they are drawn a little at a time, and a key or a click goes first.
  const centre = useDeferredValue(useGroupCentre())
  /** Where the page has room for what is on. */
  const [room, setRoom] = useState<HTMLElement | null>(null)
  return (
    <>
      <View {...centre} activityRoom={setRoom} now={useNow(MINUTE_MS)} mobileAccount={useFrameAccount()} />
      <ActivityLayer room={room} />
    </>
  )
}
