import { useCallback, useState, type ReactNode } from 'react'
import { conversationsStatus, lastOpened, listedById, type ChatState, type ConversationSummary } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { isMember } from '../../../domain/session'
import { useApp, useNow, useSelected, useSource } from '../../app/app-context'
import { MINUTE_MS, useFrameAccount } from '../../app/frame-account'
import { onDemand } from '../../components/on-demand'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { Columns } from '../../frame/Columns'
import { ConversationColumn } from './ConversationColumn'
import { MessagesEmptyView } from './MessagesEmptyView'

const group = onDemand(() => import('../group/GroupScreen'))
const direct = onDemand(() => import('./DirectPage'))

/** /message: on a phone the list; elsewhere beside it the chat that was last open, or the first (R1-101, R1-103). */
export function MessagesScreen(): ReactNode {
  const account = useFrameAccount()
  const now = useNow(MINUTE_MS)
  const isMobile = useIsMobile()
  const open = useLastOpened()
  const gid = isMobile ? null : open?.gid ?? null
  const uid = isMobile ? null : open?.peer?.uid ?? null
  const part = group.usePart(gid !== null)
  const two = direct.usePart(uid !== null)
  if (gid !== null && part !== null) return <part.GroupPage key={gid} groupKey={gid} />
  if (uid !== null && two !== null) return <two.DirectPage key={uid} uid={uid} withList />
  const list = (
    <ConversationColumn now={now} heading="h1" mobileAccount={isMobile ? account : undefined} />
  )
  return <Columns mobile="list" list={list}>{gid === null && uid === null && <MessagesEmptyView />}</Columns>
}

/** It stays while it is there: what another tab opens, or what comes to the top of the list, changes nothing here. */
const useLastOpened = (): ConversationSummary | null => {
  const app = useApp()
  const member = isMember(useSource(app.account.sources.session))
  const [chosen, setChosen] = useState<ConversationId | null>(null)
  const open = useSelected(app.account.sources.chat, useCallback((chat: ChatState) =>
    !member || conversationsStatus(chat) !== 'shown' ? null : listedById(chat, chosen) ?? lastOpened(chat), [member, chosen]))
  const openId = open?.conversationId ?? null
  if (openId !== chosen) setChosen(openId)
  return open
}
