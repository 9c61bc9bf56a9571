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

/** A hole up to this long is fetched at once; a longer one is history that has not been scrolled to yet. */
const SMALL_HOLE = 200

/** The messages of one conversation that are loaded, by seq, and which ranges of seq are known to be complete. */
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

/** `from`..`to` is what it covers, also where a number in it has no message any more. */
export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

const bySeq = (messages: readonly ChatMessage[]): readonly Numbered<ChatMessage>[] =>
  messages.map((message) => [message.seq, message] as const)

/** The messages that are not there yet, each once: of two with one number the first. */
export const newOnes = (timeline: Timeline, messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const taken = new Set<number>()
  return messages.filter(({ seq }) => !has(timeline, seq) && !taken.has(seq) && taken.add(seq))
}

/** Same result in any order and however often: what is there already stays. One pass for all of them. */
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

/** The messages of a page that are not there yet; what lies outside of what it covers is none of it. */
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

/** Those that are here in another state than the newest that is told of them, as they are now. */
const changedOnes = ({ messages }: Timeline, changes: readonly ChatMessage[]): readonly ChatMessage[] =>
  latestRevisions(changes).flatMap((change) => {
    const known = seqGet(messages, change.seq)
    const now = known === null ? null : newerRevision(known, change)
    return now === null || now === known ? [] : [now]
  })

/** What changed of the messages that are here; the same in any order and however often. */
export const withNewer = (timeline: Timeline, changes: readonly ChatMessage[]): Timeline => {
  const newer = changedOnes(timeline, changes)
  return newer.length === 0 ? timeline : { ...timeline, messages: seqPutAll(timeline.messages, bySeq(newer)) }
}

/** Without those messages; their numbers stay known as loaded, so that they are not asked for again. */
export const withoutRanges = (timeline: Timeline, ranges: Intervals): Timeline => {
  const { messages, loaded } = timeline
  const gone = ranges.flatMap(([from, to]) =>
    loaded.flatMap(([first, last]) =>
      seqRange(messages, Math.max(from, first), Math.min(to, last)).map(({ seq }) => seq),
    ),
  )
  return gone.length === 0 ? timeline : { ...timeline, messages: seqDropAll(messages, gone) }
}

/** Up to which number from the first on all is gone; 0 where the first is there. */
export const goneUpTo = (gone: Intervals): number => (gone[0] !== undefined && gone[0][0] <= 1 ? gone[0][1] : 0)

/** The ranges between loaded ones that are short enough to be fetched without being asked for. */
export const smallHoles = ({ loaded }: Timeline): readonly (readonly [number, number])[] =>
  loaded.flatMap((range, i) => {
    const next = loaded[i + 1]
    if (next === undefined) return []
    const hole = [range[1] + 1, next[0] - 1] as const
    return hole[1] - hole[0] + 1 <= SMALL_HOLE ? [hole] : []
  })

/**
 * What may be shown as continuous history: the newest range, or the one before it for as long as the small hole
 * between them is being fetched (IM-7). `null` where nothing is loaded.
 */
export const shownRange = ({ loaded }: Timeline): readonly [number, number] | null =>
  loaded.findLast(([from], i) => {
    const before = loaded[i - 1]
    return before === undefined || from - before[1] - 1 > SMALL_HOLE
  }) ?? null

/** How many of the loaded messages after `after` and up to `upTo` were written by somebody else. */
export const countByOthers = ({ messages, loaded }: Timeline, after: number, upTo: number, me: string | null): number =>
  loaded.reduce(
    (sum, [from, to]) =>
      sum +
      seqRange(messages, Math.max(from, after + 1), Math.min(to, upTo)).filter((message) => message.from.xid !== me)
        .length,
    0,
  )

/** Without that range, which is one of the loaded ones. */
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

/** The range that this number is in, or `null`. */
export const rangeAround = ({ loaded }: Timeline, seq: number): readonly [number, number] | null =>
  loaded.find(([from, to]) => from <= seq && seq <= to) ?? null
