import type { ChatMessage } from '../chat'

/**
 * The newer of two states of a message, in any order of arrival. A recall is final, even if a newer state does not
 * contain the recall (IM-12). Returns `known` itself if `other` adds nothing.
 */
export const newerRevision = (known: ChatMessage, other: ChatMessage): ChatMessage => {
  const later = other.rev > known.rev ? other : known
  const recalled = [known, other].find(({ content }) => content.kind === 'recalled')
  return recalled === undefined || later.content.kind === 'recalled'
    ? later
    : { ...later, content: recalled.content, reactions: [] }
}

export const latestRevisions = (states: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map<number, ChatMessage>()
  for (const state of states) {
    const known = bySeq.get(state.seq)
    bySeq.set(state.seq, known === undefined ? state : newerRevision(known, state))
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}
