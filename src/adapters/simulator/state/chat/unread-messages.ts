import type { ChatMessage } from '../../../../domain/chat'
import { seqGet, seqRange } from '../../../../domain/kernel/seq-map'
import { historyRange } from '../generated-history'
import type { Thread } from '../server-state'

/** The messages from `from` to `to`, both included, in order. */
export const messagesIn = ({ past, messages, latest }: Thread, from: number, to: number): readonly ChatMessage[] => {
  const count = past?.count ?? 0
  const old =
    past === null
      ? []
      : historyRange(past, Math.max(1, from), Math.min(to, count)).map((one) => seqGet(messages, one.seq) ?? one)
  return [...old, ...seqRange(messages, Math.max(count + 1, from), Math.min(to, latest))]
}
