import * as t from 'io-ts'
import { addInterval, addIntervals, Intervals, within } from '../../kernel/intervals'
import {
  emptySeqMap,
  seqDropAll,
  seqGet,
  seqMapCodec,
  seqPutAll,
  seqRange,
  type Numbered,
  type SeqMap,
} from '../../kernel/seq-map'
import { ChatMessage } from '../chat'
import { newerRevision, latestRevisions } from './latest-revision'

/** A hole of up to this many messages is fetched at once. A longer hole waits until the person scrolls to it. */
const SMALL_HOLE = 200

/** The loaded messages of a conversation by seq. `loaded`: the ranges of seq that are complete. */
export interface Timeline {
  readonly messages: SeqMap<ChatMessage>
  readonly loaded: Intervals
}

export const Timeline: t.Type<Timeline, unknown> = t.strict(
  { messages: seqMapCodec(ChatMessage), loaded: Intervals },
  'Timeline',
)

export const emptyTimeline: Timeline = { messages: emptySeqMap(), loaded: [] }

const has = (timeline: Timeline, seq: number): boolean => within(timeline.loaded, seq)

/** `from`..`to` is the range that the page covers, even if some numbers in the range have no message any more. */
export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

const bySeq = (messages: readonly ChatMessage[]): readonly Numbered<ChatMessage>[] =>
  messages.map((message) => [message.seq, message] as const)

/** The messages that are not loaded yet, each once. If two messages have the same number, the first is kept. */
export const newOnes = (timeline: Timeline, messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const taken = new Set<number>()
  return messages.filter(({ seq }) => !has(timeline, seq) && !taken.has(seq) && taken.add(seq))
}

/** Adds messages in one pass, in any order and number. Messages that are already loaded keep their state. */
export const addMessages = (timeline: Timeline, messages: readonly ChatMessage[]): Timeline => {
  const added = newOnes(timeline, messages)
  return added.length === 0
    ? timeline
    : {
        messages: seqPutAll(timeline.messages, bySeq(added)),
        loaded: addIntervals(
          timeline.loaded,
          added.map(({ seq }) => [seq, seq]),
        ),
      }
}

/** The messages of a page that are not loaded yet, without messages outside the page's range. */
export const newOfPage = (timeline: Timeline, { from, to, messages }: Page): readonly ChatMessage[] => {
  const taken = new Set<number>()
  return messages.filter(
    ({ seq }) =>
      seq >= from && seq <= to && seqGet(timeline.messages, seq) === null && !taken.has(seq) && taken.add(seq),
  )
}

export const addPage = (timeline: Timeline, page: Page): Timeline =>
  page.to < page.from
    ? timeline
    : {
        messages: seqPutAll(timeline.messages, bySeq(newOfPage(timeline, page))),
        loaded: addInterval(timeline.loaded, page.from, page.to),
      }

const changedOnes = ({ messages }: Timeline, changes: readonly ChatMessage[]): readonly ChatMessage[] =>
  latestRevisions(changes).flatMap((change) => {
    const known = seqGet(messages, change.seq)
    const now = known === null ? null : newerRevision(known, change)
    return now === null || now === known ? [] : [now]
  })

/** Applies changes to the loaded messages. Order and repeats do not change the result. */
export const withNewer = (timeline: Timeline, changes: readonly ChatMessage[]): Timeline => {
  const newer = changedOnes(timeline, changes)
  return newer.length === 0 ? timeline : { ...timeline, messages: seqPutAll(timeline.messages, bySeq(newer)) }
}

/**
 * Removes the messages in these ranges. Their numbers stay in `loaded`, so that nothing requests the messages again.
 */
export const withoutRanges = (timeline: Timeline, ranges: Intervals): Timeline => {
  const { messages, loaded } = timeline
  const gone = ranges.flatMap(([from, to]) =>
    loaded.flatMap(([first, last]) =>
      seqRange(messages, Math.max(from, first), Math.min(to, last)).map(({ seq }) => seq),
    ),
  )
  return gone.length === 0 ? timeline : { ...timeline, messages: seqDropAll(messages, gone) }
}

/** The end of the range of removed messages that starts at the first message; 0 if the first message exists. */
export const goneUpTo = (gone: Intervals): number => (gone[0] !== undefined && gone[0][0] <= 1 ? gone[0][1] : 0)

/** The unloaded ranges between loaded ranges that are short enough for an automatic fetch. */
export const smallHoles = ({ loaded }: Timeline): readonly (readonly [number, number])[] =>
  loaded.flatMap((range, i) => {
    const next = loaded[i + 1]
    if (next === undefined) return []
    const hole = [range[1] + 1, next[0] - 1] as const
    return hole[1] - hole[0] + 1 <= SMALL_HOLE ? [hole] : []
  })

/**
 * The range to show as continuous history: the newest range, or the range before the newest while the small hole
 * between both is being fetched (IM-7). `null` if nothing is loaded.
 */
export const shownRange = ({ loaded }: Timeline): readonly [number, number] | null =>
  loaded.findLast(([from], i) => {
    const before = loaded[i - 1]
    return before === undefined || from - before[1] - 1 > SMALL_HOLE
  }) ?? null

/** Whether the message counts as unread. A recalled message has nothing to read. */
export const isToRead = ({ from, content }: ChatMessage, me: string | null): boolean =>
  from.xid !== me && content.kind !== 'recalled'

export const countByOthers = ({ messages, loaded }: Timeline, after: number, upTo: number, me: string | null): number =>
  loaded.reduce(
    (sum, [from, to]) =>
      sum +
      seqRange(messages, Math.max(from, after + 1), Math.min(to, upTo)).filter((message) => isToRead(message, me))
        .length,
    0,
  )

/** Removes a range, which must be a range of `loaded`. */
export const dropRange = ({ messages, loaded }: Timeline, range: readonly [number, number]): Timeline => {
  const kept = loaded.filter(([from]) => from !== range[0])
  return {
    messages: seqPutAll(
      emptySeqMap(),
      kept.flatMap(([from, to]) => bySeq(seqRange(messages, from, to))),
    ),
    loaded: kept,
  }
}

export const rangeAround = ({ loaded }: Timeline, seq: number): readonly [number, number] | null =>
  loaded.find(([from, to]) => from <= seq && seq <= to) ?? null
