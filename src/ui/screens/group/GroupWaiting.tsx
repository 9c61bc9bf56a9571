import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { ChatSkeleton } from './ChatSkeleton'
import { GroupHeader } from './GroupHeader'
import { useConnection } from './use-connection'

/** The group's screen while it is not known yet which group it is. */
export function GroupWaiting(): ReactNode {
  const connection = useConnection()
  return (
    <>
      <GroupHeader head={undefined} connection={connection} backHref={paths.messages} infoOpen={false} onInfo={() => undefined} />
      <ChatSkeleton />
    </>
  )
}
