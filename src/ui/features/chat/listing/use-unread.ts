import type { ChatState } from '../../../../domain/chat'
import type { SlicesOf } from '../../../../domain/features'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { useLoadedFeature, useSliceIfLoaded } from '../../../app/use-feature'
import { lazyModule } from '../../../components/lazy-module'

/** The module loads lazily, because pages can render before the chat feature (ADR 16). */
const talks = lazyModule(() => import('./unread-elsewhere'))
type Talks = typeof import('./unread-elsewhere')

const chatOf = ({ account }: SlicesOf<'chat'>) => account.chat
const itself = (chat: ChatState): ChatState | null => chat

/** Whether a conversation other than the open conversation is unread. Only a change of this value causes a render. */
export const useHasUnread = (groupShown: ConversationId | null, word: string): boolean => {
  const read = talks.useModule(useLoadedFeature('chat') !== null)
  return useSliceIfLoaded('chat', chatOf, (state) => read?.hasUnreadElsewhere(state, groupShown, word) ?? false, false)
}

/** The number of unread messages in other conversations, and the title of the direct chat that the URL names. */
export const useUnreadAndTitle = (
  groupShown: ConversationId | null,
  word: string,
): { readonly unread: number; readonly direct: string | null } => {
  const read = talks.useModule(useLoadedFeature('chat') !== null)
  const unread = useSliceIfLoaded('chat', chatOf, (state) => read?.unreadElsewhere(state, groupShown, word) ?? 0, 0)
  const direct = useSliceIfLoaded('chat', chatOf, (state) => read?.directChatName(state, word) ?? null, null)
  return { unread, direct }
}

/** The chat slice and its selectors, once both are loaded. */
export const useLoadedChat = (): { readonly chat: ChatState; readonly read: Talks } | null => {
  const chat = useSliceIfLoaded('chat', chatOf, itself, null)
  const read = talks.useModule(chat !== null)
  return chat === null || read === null ? null : { chat, read }
}
