import { wordsIn, type ChatMessage } from '../../../../domain/chat'
import { seqRange } from '../../../../domain/kernel/seq-map'
import { historyRange } from '../generated-history'
import { threadOf } from '../conversation-lookups'
import type { Community, GeneratedHistory, ServerState } from '../server-state'

/** The number of a group's newest real messages that the figures count, and the number of generated messages. */
const LOOKED_AT = 1_000
const LOOKED_AT_PAST = 300

const kept = new WeakMap<GeneratedHistory, readonly ChatMessage[]>()
/** The newest generated messages. The list is cached, because generated messages never change. */
const newestOfPast = (past: GeneratedHistory): readonly ChatMessage[] => {
  const known = kept.get(past) ?? historyRange(past, Math.max(1, past.count - LOOKED_AT_PAST + 1), past.count)
  kept.set(past, known)
  return known
}

/** The group's messages since this time, oldest first. */
export const messagesSince = (
  world: ServerState,
  { conversationId }: Community,
  since: number,
): readonly ChatMessage[] => {
  const { past, messages, latest } = threadOf(world, conversationId)
  const founded = seqRange(messages, Math.max(1, latest - LOOKED_AT + 1), latest)
  const changed = new Set(founded.map(({ seq }) => seq))
  const before = past === null ? [] : newestOfPast(past).filter(({ seq }) => !changed.has(seq))
  return [...before, ...founded].filter(({ at }) => at !== null && at >= since).sort((a, b) => a.seq - b.seq)
}

/** Whether the message addresses a bot of the group: a command, or a mention of the bot. */
export const isForBot = ({ content }: ChatMessage, { aiXids }: Community): boolean =>
  content.kind === 'command' ||
  ('mentions' in content && content.mentions.some(({ xid }) => xid !== null && aiXids.includes(xid))) ||
  (content.kind === 'text' && content.text.startsWith('/'))

export const lineOf = ({ content }: ChatMessage): string => wordsIn(content)
