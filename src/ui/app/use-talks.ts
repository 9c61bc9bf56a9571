import type { ChatState } from '../../domain/chat'
import type { ConversationId } from '../../domain/kernel/ids'
import { onDemand } from '../components/on-demand'
import { useApp, useEarly } from './app-context'

/** What pages read of the chat that may stand before it has come (ADR 13). */
const talks = onDemand(() => import('./talks'))
type Talks = typeof import('./talks')

const itself = (chat: ChatState): ChatState | null => chat

/** Whether something is unread beside what the address names; drawn anew only where that changes. */
export const useHasNews = (groupShown: ConversationId | null, word: string): boolean => {
  const { chat } = useApp().account.sources
  const read = talks.usePart(useEarly(chat, () => true, false))
  return useEarly(chat, (state) => read?.hasNewsBeside(state, groupShown, word) ?? false, false)
}

/** How much is unread beside what the address names, and what the direct chat is called that it names. */
export const useTold = (groupShown: ConversationId | null, word: string): { readonly unread: number, readonly direct: string | null } => {
  const { chat } = useApp().account.sources
  const read = talks.usePart(useEarly(chat, () => true, false))
  const unread = useEarly(chat, (state) => read?.unreadBeside(state, groupShown, word) ?? 0, 0)
  const direct = useEarly(chat, (state) => read?.directName(state, word) ?? null, null)
  return { unread, direct }
}

/** The chat and what reads it, once both are here. */
export const useTalks = (): { readonly chat: ChatState, readonly read: Talks } | null => {
  const chat = useEarly(useApp().account.sources.chat, itself, null)
  const read = talks.usePart(chat !== null)
  return chat === null || read === null ? null : { chat, read }
}
