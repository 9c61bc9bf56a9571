import { BellOff, BellRing, Eraser, Pin, PinOff, Trash2, type LucideIcon } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { newestSeq, type ConversationAction, type ConversationSummary } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'
import { useFeature } from '../../../app/use-feature'
import { useConfirm } from '../../../components/overlay/use-confirm'

/** A menu action on a whole conversation. */
export interface ConversationMenuAction {
  readonly id: 'pin' | 'mute' | 'mark' | 'markAll' | 'clear' | 'delete'
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly onSelect: () => void
}

export type ConversationActionsOf = (summary: ConversationSummary) => readonly ConversationMenuAction[]

/** The actions on a conversation. Destructive actions need a confirmation; the caller must render `prompt`. */
export const useConversationActions = (): { readonly actionsOf: ConversationActionsOf; readonly prompt: ReactNode } => {
  const app = useApp()
  const { chat } = useFeature('chat').slices.account
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const actionsOf = useCallback<ConversationActionsOf>(
    ({ conversationId, kind, name, pinned, muted }) => {
      const perform = (act: ConversationAction): void =>
        app.account.dispatch({ type: 'chat/PerformChatAction', actId: app.newClientId(), act })
      const upTo = (): number => newestSeq(chat.get(), conversationId)
      const clear = (): void =>
        ask({
          title: t(kind === 'group' ? 'messages.clearGroupTitle' : 'messages.clearTitle', { name }),
          text: t('messages.clearText'),
          yes: t('messages.clear'),
          onYes: () => perform({ kind: 'clearHistory', conversationId, upTo: upTo() }),
        })
      const remove = (): void =>
        ask({
          title: t('messages.deleteTitle', { name }),
          text: t('messages.deleteText'),
          yes: t('messages.delete'),
          onYes: () => perform({ kind: 'deleteChat', conversationId, upTo: upTo() }),
        })
      return [
        {
          id: 'pin',
          label: t(pinned ? 'messages.unpin' : 'messages.pin'),
          icon: pinned ? PinOff : Pin,
          onSelect: () => perform({ kind: 'pinChat', conversationId, on: !pinned }),
        },
        {
          id: 'mute',
          label: t(muted ? 'messages.unmute' : 'messages.mute'),
          icon: muted ? BellRing : BellOff,
          onSelect: () => perform({ kind: 'muteChat', conversationId, on: !muted }),
        },
        { id: 'clear', label: t('messages.clear'), icon: Eraser, onSelect: clear },
        ...(kind === 'group'
          ? []
          : [{ id: 'delete', label: t('messages.delete'), icon: Trash2, danger: true, onSelect: remove } as const]),
      ]
    },
    [app, chat, t, ask],
  )
  return { actionsOf, prompt }
}
