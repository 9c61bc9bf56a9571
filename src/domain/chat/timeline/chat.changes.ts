import { addIntervals, within, type Intervals } from '../../kernel/intervals'
import { seqGet, seqNth } from '../../kernel/seq-map'
import type { ChatMessage } from '../chat'
import { recount, type Conversation } from './chat.conversation'
import { newerRevision, latestRevisions } from './latest-revision'
import { withNewer, withoutRanges, type Timeline } from './chat.timeline'

/**
 * The most changes that wait for their messages to load. If a change is dropped, a page that loads later still
 * contains the newest state.
 */
const WAITING = 100

const last = ({ messages }: Timeline): ChatMessage | null => seqNth(messages, messages.size - 1)

const changedLatest = (latest: ChatMessage | null, changes: readonly ChatMessage[]): ChatMessage | null =>
  changes.reduce((acc, change) => (acc !== null && acc.seq === change.seq ? newerRevision(acc, change) : acc), latest)

const changedPins = (pins: Conversation['pins'], changes: readonly ChatMessage[]): Conversation['pins'] =>
  pins?.flatMap((pin) => {
    const now = changedLatest(pin, changes)
    return now === null || now.content.kind === 'recalled' ? [] : [now]
  }) ?? null

const isHere = ({ timeline, far }: Conversation, { seq }: ChatMessage): boolean =>
  seqGet(timeline.messages, seq) !== null || seqGet(far.messages, seq) !== null

/** Applies new states of messages, in any order and number. A state waits if its message is not loaded. */
export const withChanges = (conversation: Conversation, changes: readonly ChatMessage[]): Conversation => {
  const { timeline, far, latest, waiting, gone, pins } = conversation
  const absent = changes.filter((change) => !isHere(conversation, change) && !within(gone, change.seq))
  return {
    ...conversation,
    timeline: withNewer(timeline, changes),
    far: withNewer(far, changes),
    latest: changedLatest(latest, changes),
    pins: changedPins(pins, changes),
    waiting: absent.length === 0 ? waiting : latestRevisions([...waiting, ...absent]).slice(-WAITING),
  }
}

/** Applies the list of pins, which may be older than the loaded messages. */
export const withPins = (conversation: Conversation, pins: readonly ChatMessage[]): Conversation => {
  const { timeline, far, gone } = conversation
  const known = pins.map((pin) =>
    [seqGet(timeline.messages, pin.seq), seqGet(far.messages, pin.seq)].reduce<ChatMessage>(
      (acc, other) => (other !== null && other.rev > acc.rev ? other : acc),
      pin,
    ),
  )
  return {
    ...conversation,
    pins: known.filter(({ seq, content }) => !within(gone, seq) && content.kind !== 'recalled'),
  }
}

export const withGone = (conversation: Conversation, ranges: Intervals, me: string | null): Conversation => {
  const gone = addIntervals(conversation.gone, ranges)
  const timeline = withoutRanges(conversation.timeline, ranges)
  const { latest, pins, waiting } = conversation
  return recount(
    {
      ...conversation,
      gone,
      timeline,
      waiting: waiting.filter(({ seq }) => !within(gone, seq)),
      far: withoutRanges(conversation.far, ranges),
      latest: latest !== null && within(gone, latest.seq) ? last(timeline) : latest,
      pins: pins?.filter(({ seq }) => !within(gone, seq)) ?? null,
    },
    me,
  )
}
