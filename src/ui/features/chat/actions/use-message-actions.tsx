import { useCallback, useState, type ReactNode } from 'react'
import { actsFor, pinsOf, type ChatMessage, type Thread } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { groupOfChat, type ChatTarget } from '../chat-target'
import type { MenuAnchor, RowActions } from './row-actions-context'
import { usePerformAction } from './use-perform-action'
import { useMessageOption } from './use-message-option'
import { useRowActions } from './use-row-actions'
import { useCurrentUser } from './use-current-user'

const menus = lazyModule(() => import('./MessageMenu'))
const sheets = lazyModule(() => import('./MessageSheet'))
const pickers = lazyModule(() => import('./reactions/EmojiPicker'))

interface Menu {
  readonly message: ChatMessage
  readonly place: MenuAnchor
  readonly open: boolean
}
interface Pick {
  readonly message: ChatMessage
  readonly anchor: HTMLElement
  readonly open: boolean
}

const closed = <A extends { readonly open: boolean }>(dialog: A | null): A | null =>
  dialog && { ...dialog, open: false }

/** All actions on the messages of a conversation, and the overlays that these actions open. */
export const useMessageActions = (
  of: ChatTarget,
  thread: Thread,
): { readonly rowActs: RowActions; readonly over: ReactNode } => {
  const app = useApp()
  const act = usePerformAction()
  const isMobile = useIsMobile()
  const viewer = useCurrentUser()
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const [menu, setMenu] = useState<Menu | null>(null)
  const [pick, setPick] = useState<Pick | null>(null)
  const isPinned = ({ seq }: ChatMessage): boolean => pinsOf(chat, of.conversationId).some((pin) => pin.seq === seq)
  const { onOption, over } = useMessageOption(isPinned)
  const onMenu = useCallback((message: ChatMessage, place: MenuAnchor) => setMenu({ message, place, open: true }), [])
  const onPick = useCallback(
    (message: ChatMessage, anchor: HTMLElement) => setPick({ message, anchor, open: true }),
    [],
  )
  const rowActs = useRowActions(of, thread.messages, { onMenu, onPick })
  const desktop = menus.useModule(menu !== null && !isMobile)
  const phone = sheets.useModule(menu !== null && isMobile)
  const picker = pickers.useModule(pick !== null)
  const Shown = isMobile ? phone?.MessageSheet : desktop?.MessageMenu
  return {
    rowActs,
    over: (
      <>
        {over}
        {Shown && menu && viewer && (
          <Shown
            {...menu}
            acts={rowActs}
            options={actsFor(menu.message, viewer, groupOfChat(of), app.now())}
            isPinned={isPinned(menu.message)}
            onOption={(option) => onOption(option, menu.message, rowActs)}
            onClose={() => setMenu(closed)}
          />
        )}
        {picker && pick && (
          <picker.EmojiPicker
            open={pick.open}
            anchor={pick.anchor}
            align={pick.message.from.xid === viewer?.xid ? 'end' : 'start'}
            onClose={() => setPick(closed)}
            onChoose={({ id }) => {
              setPick(closed)
              act({
                kind: 'react',
                conversationId: of.conversationId,
                seq: pick.message.seq,
                messageId: pick.message.id,
                memeId: id,
                on: true,
              })
              app.account.dispatch({ type: 'meme/UseMeme', memeId: id })
            }}
          />
        )}
      </>
    ),
  }
}
