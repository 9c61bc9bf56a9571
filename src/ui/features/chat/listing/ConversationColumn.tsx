import { useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { listedById } from '../../../../domain/chat'
import { ConversationId } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import { paths } from '../../../app/routing/paths'
import { ConversationListView } from './ConversationListView'
import { useConversationActions } from './use-conversation-actions'
import { useConversations } from './use-conversations'

const marks = lazyModule(() => import('./mark-chats'))

interface ConversationColumnProps {
  readonly selectedId?: string | undefined
  readonly now: number
  readonly heading: 'h1' | 'h2'
  readonly mobileAccount?: ReactNode
}

/** The id of the row that had the focus when the member left the previous page with this list. */
let left: string | undefined

/** Each page mounts its own list, so this hook restores the focus to the row that had the focus before. */
const useSameRow = (): void => {
  useLayoutEffect(
    () => () => {
      left = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['roving'] : undefined
    },
    [],
  )
  // The rows may render later than the list.
  useEffect(() => {
    if (left === undefined) return
    const rows = Array.from(document.querySelectorAll<HTMLElement>('[data-roving]'))
    const row = rows.find(({ dataset }) => dataset['roving'] === left)
    const isElsewhere = document.activeElement !== document.body
    if (row === undefined && !isElsewhere) return
    left = undefined
    if (!isElsewhere) row?.focus({ preventScroll: true })
  })
}

/**
 * The conversation list beside a screen. The list is a separate component, so that its updates do not render the
 * screen.
 */
export function ConversationColumn({ selectedId, ...rest }: ConversationColumnProps): ReactNode {
  const { chat } = useFeature('chat').slices.account
  const conversations = useConversations(selectedId)
  const { actionsOf, prompt } = useConversationActions()
  useSameRow()
  const actionsById = useCallback(
    (id: string) => {
      const summary = ConversationId.is(id) ? listedById(chat.get(), id) : null
      return summary === null ? [] : actionsOf(summary)
    },
    [chat, actionsOf],
  )
  const app = useApp()
  const part = marks.useModule(false)
  return (
    <div
      role="presentation"
      style={{ display: 'contents' }}
      onFocus={marks.preload}
      onKeyDown={(event) => part?.markByKey(event, app, chat.get())}
    >
      <ConversationListView
        {...rest}
        conversations={conversations}
        selectedId={selectedId}
        actionsOf={actionsById}
        discoverHref={paths.groupCentre}
      />
      {prompt}
    </div>
  )
}
