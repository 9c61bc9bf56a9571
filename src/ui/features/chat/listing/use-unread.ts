import type { ChatState } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { lazyModule } from '../../../components/lazy-module'
import { useApp, useLazySelector } from '../../../app/app-context'

/** The module loads lazily, because pages can render before the chat feature (ADR 16). */
const talks = lazyModule(() => import('./unread-elsewhere'))
type Talks = typeof import('./unread-elsewhere')

const itself = (chat: ChatState): ChatState | null => chat

/** Whether a conversation other than the open conversation is unread. Only a change of this value causes a render. */
export const useHasUnread = (groupShown: ConversationId | null, word: string): boolean => {
  const { chat } = useApp().account.sources
  const read = talks.useModule(useLazySelector(chat, () => true, false))
  return useLazySelector(chat, (state) => read?.hasUnreadElsewhere(state, groupShown, word) ?? false, false)
}

/** The number of unread messages in other conversations, and the title of the direct chat that the URL names. */
export const useUnreadAndTitle = (
  groupShown: ConversationId | null,
  word: string,
): { readonly unread: number; readonly direct: string | null } => {
  const { chat } = useApp().account.sources
  const read = talks.useModule(useLazySelector(chat, () => true, false))
  const unread = useLazySelector(chat, (state) => read?.unreadElsewhere(state, groupShown, word) ?? 0, 0)
  const direct = useLazySelector(chat, (state) => read?.directChatName(state, word) ?? null, null)
  return { unread, direct }
}

/** The chat slice and its selectors, once both are loaded. */
export const useLoadedChat = (): { readonly chat: ChatState; readonly read: Talks } | null => {
  const chat = useLazySelector(useApp().account.sources.chat, itself, null)
  const read = talks.useModule(chat !== null)
  return chat === null || read === null ? null : { chat, read }
}
