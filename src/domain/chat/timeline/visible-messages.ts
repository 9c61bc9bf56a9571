import { seqGet, seqNth, seqRank } from '../../kernel/seq-map'
import type { ChatMessage } from '../chat'
import type { Timeline } from './chat.timeline'

type Range = readonly [from: number, to: number]

/**
 * The messages of a range by position, the oldest first. The class copies nothing out of the timeline:
 * `length` and `at` cost the same in a range of a hundred and of a hundred thousand messages.
 */
export class VisibleMessages implements Iterable<ChatMessage> {
  readonly length: number
  readonly #before: number

  constructor(
    private readonly timeline: Timeline,
    range: Range | null,
  ) {
    const { messages } = timeline
    this.#before = range === null ? 0 : seqRank(messages, range[0])
    this.length = range === null ? 0 : seqRank(messages, range[1] + 1) - this.#before
  }

  at(index: number): ChatMessage | undefined {
    if (index < 0 || index >= this.length) return undefined
    return seqNth(this.timeline.messages, this.#before + index) ?? undefined
  }

  get first(): ChatMessage | undefined {
    return this.at(0)
  }
  get last(): ChatMessage | undefined {
    return this.at(this.length - 1)
  }

  /** The position of the first message with that seq or a greater seq; `length` if there is no such message. */
  from(seq: number): number {
    return Math.min(this.length, Math.max(0, seqRank(this.timeline.messages, seq) - this.#before))
  }

  indexOf(seq: number): number {
    const index = this.from(seq)
    return seqGet(this.timeline.messages, seq) === null || this.at(index)?.seq !== seq ? -1 : index
  }

  *[Symbol.iterator](): Iterator<ChatMessage> {
    for (let index = 0; index < this.length; index += 1) {
      const message = this.at(index)
      if (message !== undefined) yield message
    }
  }
}

const known = new WeakMap<Timeline, { readonly range: Range | null; readonly messages: VisibleMessages }>()

/** Returns the same object as long as the timeline and the range are the same. */
export const visibleMessagesOf = (timeline: Timeline, range: Range | null): VisibleMessages => {
  const before = known.get(timeline)
  if (before !== undefined && before.range?.[0] === range?.[0] && before.range?.[1] === range?.[1])
    return before.messages
  const messages = new VisibleMessages(timeline, range)
  known.set(timeline, { range, messages })
  return messages
}
