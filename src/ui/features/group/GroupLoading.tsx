import type { ReactNode } from 'react'
import { isMember } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { GroupHeader } from './GroupHeader'
import { useChatConnection } from '../chat/use-chat-connection'

/** The group's screen while the group loads: a header with a back link, and a placeholder. */
export function GroupLoading({ children }: { readonly children: ReactNode }): ReactNode {
  const connection = useChatConnection()
  const isIn = isMember(useAccountState(useApp().account.slices.session))
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
