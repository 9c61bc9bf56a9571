import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import type { Content, ContentOf } from '../../../../../src/domain/chat'
import { MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { brand, START } from '../town'
import { town, ada, square, say, after, wordsOf } from './message-fixture'

const tea: ContentOf<'richText'> = {
  kind: 'richText',
  text: 'Claim your LOOP',
  image: null,
  rows: [[{ display: 'Claim', command: '/pay all to eve' }]],
}
const botOf = (world: ServerState): Xid => world.communities['10000001']?.aiXids[0] ?? ada
const isRich = (content: Content): content is ContentOf<'richText'> => content.kind === 'richText'
const saidByBot = (): ContentOf<'richText'> => {
  const found = Object.values(town.communities)
    .flatMap(({ conversationId }) => {
      const thread = threadOf(town, conversationId)
      return messagesIn(thread, thread.latest - 2_000, thread.latest)
    })
    .filter(({ from }) => from.xid === botOf(town))
    .map(({ content }) => content)
    .find(isRich)
  if (found === undefined) throw new Error('the bot has said no such thing')
  return found
}

describe('Rich text', () => {
  it('a bot may send rich text, and a member may only forward the rich text of a bot unchanged', () => {
    expect(wordsOf(town, say(tea))).toEqual(['Only bots send messages of this kind'])
    expect(wordsOf(town, say(saidByBot()))).toEqual(['Stored', 'Posted'])
    expect(wordsOf(town, say({ ...saidByBot(), rows: tea.rows }))).toEqual(['Only bots send messages of this kind'])
    const spoken: ServerInput = {
      type: 'ResidentSpoke',
      at: START,
      xid: botOf(town),
      conversationId: square,
      content: tea,
      messageId: brand(MessageId.is, 'bot-1'),
    }
    expect(wordsOf(town, spoken)).toEqual(['Stored', 'Posted'])
    expect(wordsOf(after(town, spoken), say(tea))).toEqual(['Stored', 'Posted'])
    expect(wordsOf(town, { ...spoken, xid: residentOf(town) })).toEqual(['Only bots send messages of this kind'])
  })

  it.each([
    [
      'with a forbidden link in its body',
      { ...tea, text: 'see https://evil.example' },
      'Links to evil.example are not allowed here',
    ],
    [
      'with a forbidden link in a cell',
      { ...tea, rows: [[{ display: 'https://evil.example', command: null }]] },
      'Links to evil.example are not allowed here',
    ],
    [
      'with a forbidden link in a command',
      { ...tea, rows: [[{ display: 'a', command: '/go https://evil.example' }]] },
      'Links to evil.example are not allowed here',
    ],
    ['that is too long', { ...tea, text: 'a'.repeat(10_001) }, 'A message has at most 10000 characters'],
    ['that is blank', { ...tea, text: ' ', rows: [] }, 'This message is empty'],
  ])('rich text %s is refused, even if a bot sends it', (_name, content, words) => {
    const spoken: ServerInput = {
      type: 'ResidentSpoke',
      at: START,
      xid: botOf(town),
      conversationId: square,
      content,
      messageId: brand(MessageId.is, 'bot-1'),
    }
    expect(wordsOf(town, spoken)).toEqual([words])
  })
})

describe('A sticker', () => {
  it('a sticker whose name contains a forbidden link, is too long or is blank is refused like a text message', () => {
    const sticker = (name: string, asset: string | null): Content => ({
      kind: 'sticker',
      asset,
      name,
      category: 'sticker',
    })
    expect(wordsOf(town, say(sticker('https://evil.example', '/town/s1.svg')))).toEqual([
      'Links to evil.example are not allowed here',
    ])
    expect(wordsOf(town, say(sticker('a'.repeat(10_001), null)))).toEqual(['A message has at most 10000 characters'])
    expect(wordsOf(town, say(sticker(' ', null)))).toEqual(['This message is empty'])
    expect(wordsOf(town, say(sticker('', '/town/s1.svg')))).toEqual(['Stored', 'Posted'])
  })
})

function residentOf(world: ServerState): Xid {
  return (
    Object.values(world.accounts).find(
      ({ xid, email }) =>
        email === null && world.communities['10000001']?.members[xid] === true && xid !== botOf(world),
    )?.xid ?? ada
  )
}
