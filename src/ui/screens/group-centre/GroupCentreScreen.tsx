import type { ReactNode } from 'react'
import { ActivityLayer } from '../../app/ActivityLayer'
import { useNow } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { GroupCentreView } from './GroupCentreView'
import { useGroupCentre } from './use-group-centre'

/** /group: what is going on, and where one belongs. */
export function GroupCentreScreen(): ReactNode {
  const centre = useGroupCentre()
  return (
    <>
      <GroupCentreView {...centre} now={useNow(MINUTE_MS)} mobileAccount={useFrameAccount()} />
      <ActivityLayer />
    </>
  )
}
