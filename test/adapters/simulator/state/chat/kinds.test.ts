import { describe, expect, it } from 'vitest'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import type { ServerOutput } from '../../../../../src/adapters/simulator/state/output'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { messageAt } from '../../../../../src/adapters/simulator/state/chat/thread'
import { contents, type ChatMessage } from '../../../../../src/domain/chat'
import { MessageId } from '../../../../../src/domain/kernel/ids'
import { brand, conversation, personBy, RIVER, START, townOf } from '../town'

const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')
const ben = personBy(town, 'ben@loop.example')
const home = conversation('470000047')
const decide = (world = town, xid = ada, accepts = true, seq = asked().seq) =>
  applyInput(world, {
    type: 'AccessDecided',
    at: START,
    xid,
    conversationId: home,
    seq,
    accepts,
    messageId: brand(MessageId.is, 'welcome'),
    noticeId: brand(MessageId.is, 'notice'),
  })
const newest = (gid: string, count: number): readonly ChatMessage[] => {
  const thread = threadOf(town, conversation(gid))
  return messagesIn(thread, thread.latest - count + 1, thread.latest)
}
function asked(): ChatMessage {
  const found = newest('470000047', 20).find(
    ({ content }) => content.kind === 'accessRequest' && content.status === 'pending',
  )
  if (found === undefined) throw new Error('nobody asks')
  return found
}

describe('The messages on the simulated server', () => {
  it('the seeded messages on the simulated server include every kind of message but voice messages', () => {
    const messages = Object.values(town.communities).flatMap(({ gid }) => newest(gid, 1_000))
    expect(Object.keys(contents).filter((kind) => !messages.some(({ content }) => content.kind === kind))).toEqual([
      'voice',
    ])
  })

  it('a seeded reply quotes an earlier message whose author and kind are those named in the quote', () => {
    const replies = newest(RIVER, 2_000).filter(({ content }) => content.kind === 'reply')
    expect(replies.length).toBeGreaterThan(50)
    for (const { content, seq } of replies) {
      const quote = content.kind === 'reply' ? content.quote : null
      const quoted = messageAt(threadOf(town, conversation(RIVER)), quote?.seq ?? 0)
      expect(quoted).toMatchObject({ from: { xid: quote?.xid, name: quote?.name }, content: { kind: quote?.of } })
      expect(quoted?.seq).toBeLessThan(seq)
    }
  })
})

/** Outputs without the frames that features add. */
const withoutFrames = (outputs: readonly ServerOutput[]) => outputs.filter(({ type }) => type !== 'FrameSent')

describe('R1-172 R1-228 A request for access', () => {
  it('when the owner accepts a request for access, the request is marked as accepted and the applicant becomes a member', () => {
    const { world, outputs } = decide()
    const { content } = asked()
    const xid = content.kind === 'accessRequest' ? content.person.xid : ada
    expect(withoutFrames(outputs)).toMatchObject([
      { type: 'Done' },
      { type: 'Changed', message: { content: { status: 'accepted' } } },
      { type: 'Posted', message: { content: { kind: 'join' } } },
      { type: 'GroupChanged' },
      {
        type: 'Posted',
        message: {
          conversationId: expect.stringMatching(/^sn_/),
          content: { kind: 'accessGranted', group: { gid: '470000047' } },
        },
      },
    ])
    expect(messageAt(threadOf(world, home), asked().seq)?.content).toMatchObject({ status: 'accepted' })
    expect(town.communities['470000047']?.members[xid]).toBeUndefined()
    expect(world.communities['470000047']?.members[xid]).toBe(true)
  })

  it('a request for access that was ignored cannot be accepted later', () => {
    const { world, outputs } = decide(town, ada, false)
    expect(withoutFrames(outputs)).toMatchObject([
      { type: 'Done' },
      { type: 'Changed', message: { content: { status: 'ignored' } } },
    ])
    expect(decide(world, ada, false).outputs).toEqual([{ type: 'Done' }])
    expect(decide(world, ada, true).outputs).toMatchObject([{ type: 'Refused' }])
  })

  it('a decision is refused if a plain member makes it or if it concerns a message that is not a request for access', () => {
    expect(decide(town, ben).outputs).toMatchObject([{ type: 'Refused' }])
    expect(decide(town, ada, true, 1).outputs).toMatchObject([{ type: 'Refused' }])
  })
})
