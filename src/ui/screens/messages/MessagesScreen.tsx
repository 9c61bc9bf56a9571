import type { ReactNode } from 'react'
import { useNow } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { useIsMobile } from '../../components/use-is-mobile'
import { Columns } from '../../frame/Columns'
import { ConversationColumn } from './ConversationColumn'
import { MessagesEmptyView } from './MessagesEmptyView'

/** /message: the list, and beside it nothing yet. */
export function MessagesScreen(): ReactNode {
  const account = useFrameAccount()
  const now = useNow(MINUTE_MS)
  const isMobile = useIsMobile()
  const list = (
    <ConversationColumn now={now} heading="h1" mobileAccount={isMobile ? account : undefined} />
  )
  return <Columns mobile="list" list={list}><MessagesEmptyView /></Columns>
}
