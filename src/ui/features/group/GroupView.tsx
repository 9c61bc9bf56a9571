import type { ReactNode } from 'react'
import { ChatView, type ChatViewProps } from '../chat/ChatView'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'

export interface GroupViewProps extends GroupHeaderProps, Omit<ChatViewProps, 'name' | 'header'> {}

export function GroupView({
  head,
  connection,
  backHref,
  infoOpen,
  onInfo,
  tools,
  beside,
  ...chat
}: GroupViewProps): ReactNode {
  return (
    <ChatView
      {...chat}
      name={head?.group.name ?? ''}
      header={
        <GroupHeader
          head={head}
          connection={connection}
          backHref={backHref}
          infoOpen={infoOpen}
          onInfo={onInfo}
          tools={tools}
          beside={beside}
        />
      }
    />
  )
}
