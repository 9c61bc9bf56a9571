import { addInterval, within, type Intervals } from '../kernel/intervals'
import { seqGet, seqNth } from '../kernel/seq-map'
import type { ChatMessage } from './chat'
import { recount, type Conversation } from './chat.conversation'
import { withNewer, withoutRanges, type Timeline } from './chat.timeline'

/** So many changes of messages that are not here wait for them; a page that comes later has the newest state anyway. */
const WAITING = 100

const last = ({ messages }: Timeline): ChatMessage | null => seqNth(messages, messages.size - 1)

const changedLatest = (latest: ChatMessage | null, changes: readonly ChatMessage[]): ChatMessage | null =>
  changes.reduce((so, change) => (so !== null && so.seq === change.seq && change.rev > so.rev ? change : so), latest)

const isHere = ({ timeline, far }: Conversation, { seq }: ChatMessage): boolean =>
  seqGet(timeline.messages, seq) !== null || seqGet(far.messages, seq) !== null

/** Messages as they are now, in any order and however often; those that are not here wait for their first state. */
export const withChanges = (conversation: Conversation, changes: readonly ChatMessage[]): Conversation => {
  const { timeline, far, latest, waiting, gone } = conversation
  const absent = changes.filter((change) => !isHere(conversation, change) && !within(gone, change.seq)
    && !waiting.some(({ seq, rev }) => seq === change.seq && rev >= change.rev))
  return {
    ...conversation,
    timeline: withNewer(timeline, changes),
    far: withNewer(far, changes),
    latest: changedLatest(latest, changes),
    waiting: absent.length === 0 ? waiting : [...waiting.filter(({ seq }) => !absent.some((one) => one.seq === seq)), ...absent].slice(-WAITING),
  }
}

/** Without what was deleted or cleared. */
export const withGone = (conversation: Conversation, ranges: Intervals, me: string | null): Conversation => {
  const gone = ranges.reduce((so, [from, to]) => addInterval(so, from, to), conversation.gone)
  const timeline = withoutRanges(conversation.timeline, ranges)
  const { latest } = conversation
  return recount({
    ...conversation, gone, timeline,
    far: withoutRanges(conversation.far, ranges),
    latest: latest !== null && within(gone, latest.seq) ? last(timeline) : latest,
  }, me)
}
