import type { ReactNode } from 'react'
import { useNow } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { paths } from '../../app/paths'
import { useIsMobile } from '../../components/use-is-mobile'
import { Columns } from '../../frame/Columns'
import { ConversationListView } from './ConversationListView'
import { MessagesEmptyView } from './MessagesEmptyView'
import { useConversations } from './use-conversations'

/** /message: the list, and beside it nothing yet. */
export function MessagesScreen(): ReactNode {
  const conversations = useConversations(undefined)
  const account = useFrameAccount()
  const now = useNow(MINUTE_MS)
  const isMobile = useIsMobile()
  const list = (
    <ConversationListView
      conversations={conversations} now={now} discoverHref={paths.groupCentre} heading="h1" mobileAccount={isMobile ? account : undefined}
    />
  )
  return <Columns mobile="list" list={list}><MessagesEmptyView /></Columns>
}
