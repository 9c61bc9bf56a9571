import type { ReactNode } from 'react'
import { isMember } from '../../../domain/session'
import { useApp, useStore } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { GroupHeader } from './GroupHeader'
import { useChatConnection } from '../chat/use-chat-connection'

/**
 * The group's screen while it is not known which group it is: the head with its way back, and what is shown meanwhile.
 */
export function GroupLoading({ children }: { readonly children: ReactNode }): ReactNode {
  const connection = useChatConnection()
  const isIn = isMember(useStore(useApp().account.sources.session))
  return (
    <>
      <GroupHeader
        head={undefined}
        connection={connection}
        backHref={isIn ? paths.messages : paths.groupCentre}
        infoOpen={false}
        onInfo={() => undefined}
      />
      {children}
    </>
  )
}
