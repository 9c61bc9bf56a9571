import { useCallback, useState, type ReactNode } from 'react'
import { actsFor, pinsOf, type ChatMessage, type Thread } from '../../../../domain/chat'
import { useApp, useSource } from '../../../app/app-context'
import { onDemand } from '../../../components/on-demand'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { groupIn, type ChatOf } from '../chat-of'
import type { MenuPlace, RowActs } from './acts-context'
import { useAct } from './use-act'
import { useOption } from './use-option'
import { useRowActs } from './use-row-acts'
import { useViewer } from './use-viewer'

const menus = onDemand(() => import('./MessageMenu'))
const sheets = onDemand(() => import('./MessageSheet'))
const pickers = onDemand(() => import('./EmojiPicker'))

interface Menu { readonly message: ChatMessage, readonly place: MenuPlace, readonly open: boolean }
interface Pick { readonly message: ChatMessage, readonly anchor: HTMLElement, readonly open: boolean }

const closed = <A extends { readonly open: boolean }>(so: A | null): A | null => so && { ...so, open: false }

/** All that is done with messages of a conversation, and what lies over the screen meanwhile. */
export const useMessageActs = (of: ChatOf, thread: Thread): { readonly rowActs: RowActs, readonly over: ReactNode } => {
  const app = useApp()
  const act = useAct()
  const isMobile = useIsMobile()
  const viewer = useViewer()
  const chat = useSource(app.account.sources.chat)
  const [menu, setMenu] = useState<Menu | null>(null)
  const [pick, setPick] = useState<Pick | null>(null)
  const isPinned = ({ seq }: ChatMessage): boolean => pinsOf(chat, of.conversationId).some((pin) => pin.seq === seq)
  const { onOption, over } = useOption(isPinned)
  const onMenu = useCallback((message: ChatMessage, place: MenuPlace) => setMenu({ message, place, open: true }), [])
  const onPick = useCallback((message: ChatMessage, anchor: HTMLElement) => setPick({ message, anchor, open: true }), [])
  const rowActs = useRowActs(of, thread.messages, { onMenu, onPick })
  const desktop = menus.usePart(menu !== null && !isMobile)
  const phone = sheets.usePart(menu !== null && isMobile)
  const picker = pickers.usePart(pick !== null)
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
            options={actsFor(menu.message, viewer, groupIn(of), app.now())}
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
              act({ kind: 'react', conversationId: of.conversationId, seq: pick.message.seq, messageId: pick.message.id, memeId: id, on: true })
              app.account.say({ type: 'UseMeme', memeId: id })
            }}
          />
        )}
      </>
    ),
  }
}
