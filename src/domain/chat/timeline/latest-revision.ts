import type { ChatMessage } from '../chat'

/**
 * Of two states of one message the newer, in whatever order they came. What was once recalled stays so, whatever a
 * newer
 * state says of it (IM-12). The first where the second tells nothing new.
 */
export const newerRevision = (known: ChatMessage, other: ChatMessage): ChatMessage => {
  const later = other.rev > known.rev ? other : known
  const recalled = [known, other].find(({ content }) => content.kind === 'recalled')
  return recalled === undefined || later.content.kind === 'recalled'
    ? later
    : { ...later, content: recalled.content, reactions: [] }
}

/** One state a message, by its number. */
export const latestRevisions = (states: readonly ChatMessage[]): readonly ChatMessage[] => {
  const bySeq = new Map<number, ChatMessage>()
  for (const state of states) {
    const known = bySeq.get(state.seq)
    bySeq.set(state.seq, known === undefined ? state : newerRevision(known, state))
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}
