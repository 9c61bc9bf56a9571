import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { isEditor, pinsOf, messageSearchViewModel } from '../../../../domain/chat'
import { sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import { groupOfChat, type ChatTarget } from '../chat-target'
import { ChatTools } from './ChatTools'
import { PinnedBar } from './PinnedBar'
import { usePerformAction } from './use-perform-action'
import { useJumpToMessage } from './use-jump-to-message'
import { useCurrentUser } from './use-current-user'

const finding = lazyModule(() => import('../search/SearchPanel'))

/** The bars for pinned messages and search below the header, and the buttons that open them. */
export const useHeaderBars = (of: ChatTarget, now: number): { readonly tools: ReactNode; readonly bars: ReactNode } => {
  const app = useApp()
  const act = usePerformAction()
  const onJump = useJumpToMessage()
  const viewer = useCurrentUser()
  const [pinsShown, setPinsShown] = useState(true)
  const { conversationId } = of
  const group = groupOfChat(of)
  const { slices } = useFeature('chat')
  const chat = useAccountState(slices.account.chat)
  const search = messageSearchViewModel(useTabState(slices.tab.messageSearch), conversationId)
  const panel = finding.useModule(search !== null)
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const isGroup = group !== null
  useEffect(() => {
    if (sessionId !== undefined && isGroup) app.account.dispatch({ type: 'chat/ShowPins', conversationId })
  }, [app, conversationId, sessionId, isGroup])
  useEffect(() => () => app.tab.dispatch({ type: 'chat/CloseMessageSearch' }), [app, conversationId])
  // Load the search before the member needs it.
  useEffect(() => finding.preload(), [])
  const pins = useMemo(() => pinsOf(chat, conversationId), [chat, conversationId])
  const edits = viewer !== null && group !== null && isEditor(viewer, group)
  const closeSearch = (): void => app.tab.dispatch({ type: 'chat/CloseMessageSearch' })
  return {
    tools: (
      <ChatTools
        pinned={pins.length}
        pinsShown={pinsShown}
        onPins={() => setPinsShown(!pinsShown)}
        searching={search !== null}
        onSearch={() =>
          app.tab.dispatch(
            search === null ? { type: 'chat/OpenMessageSearch', conversationId } : { type: 'chat/CloseMessageSearch' },
          )
        }
      />
    ),
    bars: (
      <>
        {pinsShown && pins.length > 0 && (
          <PinnedBar
            pins={pins}
            onJump={onJump}
            onUnpin={edits ? ({ seq }) => act({ kind: 'pin', conversationId, seq, on: false }) : undefined}
            onHide={() => setPinsShown(false)}
          />
        )}
        {panel && search !== null && (
          <panel.SearchPanel
            search={search}
            now={now}
            onType={(text) => app.tab.dispatch({ type: 'chat/TypeMessageSearch', text })}
            onMore={() => app.tab.dispatch({ type: 'chat/LoadMoreMessageMatches' })}
            onJump={onJump}
            onClose={closeSearch}
          />
        )}
      </>
    ),
  }
}
