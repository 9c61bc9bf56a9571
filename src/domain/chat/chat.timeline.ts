import * as t from 'io-ts'
import { addInterval, Intervals, within } from '../kernel/intervals'
import { emptySeqMap, seqGet, seqMapCodec, seqPut, seqRange, type SeqMap } from '../kernel/seq-map'
import { ChatMessage } from './chat'

/** A hole up to this long is fetched at once; a longer one is history that has not been scrolled to yet. */
const SMALL_HOLE = 200

/** The messages of one conversation that are loaded, by seq, and which ranges of seq are known to be complete. */
export interface Timeline {
  readonly messages: SeqMap<ChatMessage>
  readonly loaded: Intervals
}

export const Timeline: t.Type<Timeline, unknown> = t.strict(
  { messages: seqMapCodec(ChatMessage), loaded: Intervals }, 'Timeline')

export const emptyTimeline: Timeline = { messages: emptySeqMap(), loaded: [] }

export const has = (timeline: Timeline, seq: number): boolean => within(timeline.loaded, seq)

/** Same result in any order and however often: what is there already stays. */
export const addMessage = (timeline: Timeline, message: ChatMessage): Timeline =>
  has(timeline, message.seq) ? timeline : {
    messages: seqPut(timeline.messages, message.seq, message),
    loaded: addInterval(timeline.loaded, message.seq, message.seq),
  }

export const addPage = (timeline: Timeline, from: number, to: number, messages: readonly ChatMessage[]): Timeline => {
  const added = messages.reduce(
    (so, message) => (seqGet(so, message.seq) === null ? seqPut(so, message.seq, message) : so), timeline.messages)
  const loaded = to < from ? timeline.loaded : addInterval(timeline.loaded, from, to)
  return { messages: added, loaded }
}

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
export const shownRange = ({ loaded }: Timeline): readonly [number, number] | null => {
  for (let i = loaded.length - 1; i >= 0; i -= 1) {
    const range = loaded[i]
    const before = loaded[i - 1]
    if (range === undefined) return null
    if (before === undefined || range[0] - before[1] - 1 > SMALL_HOLE) return range
  }
  return null
}

export const shownMessages = (timeline: Timeline): readonly ChatMessage[] => {
  const range = shownRange(timeline)
  return range === null ? [] : seqRange(timeline.messages, range[0], range[1])
}

export const newestSeq = ({ loaded }: Timeline): number => loaded.at(-1)?.[1] ?? 0

/** How many of the loaded messages after `seq` were written by somebody else. */
export const countByOthers = (timeline: Timeline, after: number, upTo: number, me: string | null): number =>
  timeline.loaded.reduce((sum, [from, to]) => to <= after || from > upTo ? sum : sum
    + seqRange(timeline.messages, Math.max(from, after + 1), Math.min(to, upTo))
      .filter((message) => message.from.xid !== me).length, 0)
