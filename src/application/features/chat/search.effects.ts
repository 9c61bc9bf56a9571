import * as E from 'fp-ts/Either'
import { findsIn, messageSearchEffects, messageSearchMessages, type ChatMessage } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { failsWith, tabEffects } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'

interface Deps extends Pick<TabDeps, 'ports' | 'me'> {
  readonly loadedIn: (id: ConversationId) => readonly ChatMessage[]
}

/** The most matches of a search. */
const FOUND = 50

const newestFirst = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  [...new Map(messages.map((message) => [message.seq, message])).values()].sort((a, b) => b.seq - a.seq)

/** Effects that search this browser's archive and the loaded messages, which may be newer. The search works offline. */
export const makeMessageSearchEffects = ({ ports, me, loadedIn }: Deps) => ({
  searchArchive: tabEffects.customRead(messageSearchEffects.searchArchive, {
    perform: async ({ conversationId, words, before }, { ref: ask, dispatch }) => {
      const account = me()
      const kept =
        account === null ? E.right([]) : await ports.archive.search(account, conversationId, words, before, FOUND)()
      const loaded = loadedIn(conversationId)
      const known = new Set(loaded.map(({ seq }) => seq))
      const matching = loaded.filter(findsIn(words)).filter(({ seq }) => before === null || seq < before)
      const others = E.isRight(kept) ? kept.right.filter(({ seq }) => !known.has(seq)) : []
      dispatch({
        type: 'chat/ArchivedMatchesFound',
        ask,
        size: FOUND,
        messages: newestFirst([...matching, ...others]).slice(0, FOUND),
      })
    },
    failed: failsWith(messageSearchMessages['chat/ArchivedMatchesFound'], { size: FOUND, messages: [] }),
  }),
})
