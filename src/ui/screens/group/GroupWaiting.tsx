import type { ReactNode } from 'react'
import { isMember } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { paths } from '../../app/paths'
import { GroupHeader } from './GroupHeader'
import { useConnection } from '../conversation/use-connection'

/** The group's screen while it is not known which group it is: the head with its way back, and what is shown meanwhile. */
export function GroupWaiting({ children }: { readonly children: ReactNode }): ReactNode {
  const connection = useConnection()
  const isIn = isMember(useSource(useApp().account.sources.session))
  return (
    <>
      <GroupHeader head={undefined} connection={connection} backHref={isIn ? paths.messages : paths.groupCentre} infoOpen={false} onInfo={() => undefined} />
      {children}
    </>
  )
}
