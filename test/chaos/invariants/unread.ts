import { seqRange } from '../../../src/domain/kernel/seq-map'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStates } from '../replica-check'

type Conversation = ReplicaStates['chat']['data']['conversations'][string]

/** The expected unread count: the server's number, plus later messages of others after the read position. A recalled message has nothing to read. */
const countOf = ({ listed, readSeq, timeline: { messages } }: Conversation, me: string | null): number => {
  const between = (from: number, to: number): number =>
    seqRange(messages, from + 1, to).filter(({ from: { xid }, content }) => xid !== me && content.kind !== 'recalled')
      .length
  const max = listed?.maxSeq ?? 0
  const upTo = listed === null || readSeq >= max ? 0 : readSeq > listed.readSeq ? between(readSeq, max) : listed.unread
  return upTo + between(Math.max(max, readSeq), 1e9)
}

/** IM-10: after each entry, the unread counter of every changed conversation equals an independent count. */
export const watchUnread = ({ broken }: ChaosRun): InvariantWatch => ({
  entered: ({ browser, before, after, entry: { seq, message } }) => {
    const [was, is] = [before.chat.data, after.chat.data]
    if (was.conversations === is.conversations) return
    for (const [id, one] of Object.entries(is.conversations)) {
      if (one === was.conversations[id] || one.listed === null) continue
      const expected = countOf(one, is.me)
      if (one.unread !== expected)
        broken(
          'IM-10 unread is exact',
          `${browser.name}: ${id} at entry ${seq} ${message.type} shows ${one.unread}, not ${expected}`,
        )
    }
  },
})
