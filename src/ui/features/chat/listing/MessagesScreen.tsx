import { useCallback, useState, type ReactNode } from 'react'
import {
  conversationsStatus,
  lastOpened,
  listedById,
  type ChatState,
  type ConversationSummary,
} from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { isMember } from '../../../../domain/session'
import { useApp, useNow } from '../../../app/app-context'
import { useAccountSlice, useAccountState, useFeature } from '../../../app/use-feature'
import { MINUTE_MS, useHeaderAccount } from '../../../app-shell/header-account'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { ColumnLayout } from '../../../app-shell/ColumnLayout'
import { ConversationColumn } from './ConversationColumn'
import { MessagesEmptyView } from './MessagesEmptyView'

const group = lazyModule(() => import('../../group/GroupScreen'))
const direct = lazyModule(() => import('../direct/DirectPage'))

/**
 * The screen /message. Phones show only the list. Wider windows also show the chat that was opened last, or the first
 * chat (R1-101, R1-103).
 */
export function MessagesScreen(): ReactNode {
  const account = useHeaderAccount()
  const now = useNow(MINUTE_MS)
  const isMobile = useIsMobile()
  const open = useLastOpened()
  const gid = isMobile ? null : (open?.gid ?? null)
  const uid = isMobile ? null : (open?.peer?.uid ?? null)
  const part = group.useModule(gid !== null)
  const two = direct.useModule(uid !== null)
  // The list stays mounted when the chat loads, because the member may already be using the list.
  const chat =
    gid !== null && part !== null ? (
      <part.GroupPage key={gid} groupKey={gid} withList={false} />
    ) : uid !== null && two !== null ? (
      <two.DirectPage key={uid} uid={uid} withList={false} />
    ) : null
  const list = (
    <ConversationColumn
      now={now}
      heading={chat === null ? 'h1' : 'h2'}
      selectedId={chat === null ? undefined : open?.conversationId}
      mobileAccount={isMobile ? account : undefined}
    />
  )
  return (
    <ColumnLayout mobile="list" list={list}>
      {chat ?? (gid === null && uid === null && <MessagesEmptyView />)}
    </ColumnLayout>
  )
}

/** The chat that was opened last. The hook chooses once: another tab or a new top row does not change the chat. */
const useLastOpened = (): ConversationSummary | null => {
  const app = useApp()
  const member = isMember(useAccountState(app.account.slices.session))
  const [chosen, setChosen] = useState<ConversationId | null>(null)
  const open = useAccountSlice(
    useFeature('chat').slices.account.chat,
    useCallback(
      (chat: ChatState) =>
        !member || conversationsStatus(chat) !== 'shown' ? null : (listedById(chat, chosen) ?? lastOpened(chat)),
      [member, chosen],
    ),
  )
  const openId = open?.conversationId ?? null
  if (openId !== chosen) setChosen(openId)
  return open
}
