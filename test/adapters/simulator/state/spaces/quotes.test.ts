import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { quotesIn } from '../../../../../src/adapters/simulator/state/spaces/quotes'
import { SCRIPT } from '../../../../../src/adapters/simulator/state/features/captions/script'
import { plainText } from '../../../../../src/domain/chat'
import { ChannelId, ClientId, ConversationId, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { brand, personBy, spaceCreated, START, townOf } from '../town'
import { channelOf } from '../../../../../src/adapters/simulator/state/seed/spaces'
import { speakersIn, type CaptionsInput } from '../../../../../src/adapters/simulator/state/features/captions/feature'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const conversationId = brand(ConversationId.is, 'sg_10000001')
const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
const say = (id: string, text: string): ServerInput => ({
  type: 'MessageSent',
  host: '',
  at: START,
  xid: ben,
  conversationId,
  clientId: brand(ClientId.is, id),
  content: plainText(text),
  messageId: brand(MessageId.is, `m-${id}`),
})
const react = (xid: Xid, id: string): ServerInput => ({
  type: 'ReactionSet',
  at: START,
  xid,
  conversationId,
  messageId: brand(MessageId.is, `m-${id}`),
  memeId: 'e1',
  on: true,
})
/** The number of the nth message that is said during the space. One message is said before. */
const seqOf = (nth: number): number => (town.threads[conversationId]?.latest ?? 0) + 1 + nth
const quoted = (...during: readonly ServerInput[]): readonly string[] => {
  const world = [
    spaceCreated(ada, channelId, '10000001'),
    say('before', 'A long comment from before the space'),
    { type: 'SpaceStarted' as const, at: START, xid: ada, channelId },
    ...during,
  ].reduce((acc, input) => applyInput(acc, input).world, town)
  const space = world.spaces[channelId]
  return space === undefined ? [] : quotesIn(world, space, ada).map(({ text }) => text)
}

describe('What a recap quotes', () => {
  it('R2-015 is the three comments with most reactions, and of equal ones the longest; only comments of the space', () => {
    const during = [
      say('a', 'The first comment here'),
      say('b', 'The second comment here'),
      say('c', 'The third comment, which is longer'),
      say('d', 'The fourth comment, which is longest of all'),
      react(ada, 'a'),
      react(sky, 'a'),
      react(ada, 'b'),
    ]
    expect(quoted(...during)).toEqual([
      'The first comment here',
      'The second comment here',
      'The fourth comment, which is longest of all',
    ])
  })

  it('R2-015 a greeting, a pasted page, a repetition and a deleted comment are not quoted', () => {
    const during: readonly ServerInput[] = [
      say('a', 'hi there'),
      say('b', 'long '.repeat(60)),
      say('c', 'Said twice by the same person'),
      say('d', 'Said twice by the same person'),
      say('e', 'Deleted by the owner of the group'),
      { type: 'MessageRecalled', at: START, xid: ben, conversationId, seq: seqOf(5) },
    ]
    expect(quoted(...during)).toEqual(['Said twice by the same person'])
  })

  it('R2-015 finished captions are quoted once, in the words of their speaker', () => {
    const square = channelOf('10000001', 1)
    const spoken = (nth: number, isFinal: boolean): CaptionsInput => ({
      type: 'captions/LineSpoken',
      at: START,
      channelId: square,
      speaker: speakersIn(town, square)[0] ?? ada,
      lineId: `l${nth}`,
      nth,
      startedAt: START,
      isFinal,
    })
    const world = [spoken(1, false), spoken(0, true), spoken(0, true)].reduce(
      (acc, input) => applyInput(acc, input).world,
      town,
    )
    const space = world.spaces[square]
    const captions = space === undefined ? [] : quotesIn(world, space, ada).filter(({ kind }) => kind === 'caption')
    expect(captions.map(({ text, xid }) => [text, xid])).toEqual([[SCRIPT[0]?.en_US, speakersIn(town, square)[0]]])
  })
})
