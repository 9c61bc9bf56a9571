import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { ConversationListView } from './ConversationListView'
import { useConversations } from './use-conversations'

interface ConversationColumnProps {
  readonly selectedId?: string | undefined
  readonly now: number
  readonly heading: 'h1' | 'h2'
  readonly mobileAccount?: ReactNode
}

/** The conversation list beside a screen, live: what happens in it draws the screen beside it no second time. */
export function ConversationColumn({ selectedId, ...rest }: ConversationColumnProps): ReactNode {
  return <ConversationListView {...rest} conversations={useConversations(selectedId)} selectedId={selectedId} discoverHref={paths.groupCentre} />
}
