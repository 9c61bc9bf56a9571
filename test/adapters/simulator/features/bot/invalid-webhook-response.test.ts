import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WebhookResult } from '../../../../../src/adapters/simulator/webhook-client'
import { validateAnswer } from '../../../../../src/adapters/simulator/features/bot/webhook-answer'
import { feature } from '../../../../../src/adapters/simulator/state/features/bot/feature'
import { botSlice } from '../../../../../src/adapters/simulator/state/features/bot/server-bot'
import { MessageId } from '../../../../../src/domain/kernel/ids'
import { NOON } from '../../../../support/builders/instant'
import { made } from '../../../../support/builders/made'
import { ADA, CLIENT_ID, IN_SQUARE } from '../../../../wire/support/seeded-ids'
import { IN_OURS, answer, townWith, inGroup } from './bot-talk-fixture'

/** Random texts for invalid webhook responses. */
const words = fc.string({ maxLength: 40 })
const deep = fc.integer({ min: 50, max: 3_000 }).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`)
const badCommand = fc.constantFrom(
  'javascript:alert(1)',
  '',
  '/',
  '/ pay',
  'pay',
  '//\n',
  '/a\nb',
  ' /pay',
  `/${'x'.repeat(300)}`,
)
const cell = fc.oneof(
  badCommand.map((command) => ({ display: 'x', command })),
  fc.constantFrom({ display: '' }, { display: '\u200b' }, { display: 7 }, {}, null, 'row', {
    display: 'x'.repeat(500),
  }),
)
const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).filter((json) => typeof json !== 'object' || json === null || !('body' in json)),
  fc.record({ body: fc.constantFrom('', '  ', '\u200b\u200b', 7, null, 'x'.repeat(5_000), { toString: 'x' }, ['x']) }),
  cell.map((one) => ({ body: 'x', table: [[one]] })),
  fc
    .constantFrom([], [7], ['row'], [[]], 'table', { 0: [] })
    .filter((table) => !Array.isArray(table) || table.length > 0)
    .map((table) => ({ body: 'x', table })),
  fc.constant({ body: 'x', table: Array.from({ length: 21 }, () => [{ display: 'x' }]) }),
  fc.constant({ body: 'x', table: [Array.from({ length: 7 }, () => ({ display: 'x' }))] }),
  // A bot may link only to the hosts that a member may link to.
  fc.constantFrom('https://evil.example/x', 'see http://evil.example').map((body) => ({ body })),
  fc.constant({ body: 'x', table: [[{ display: 'https://evil.example', command: '/a' }]] }),
)
const hostile: fc.Arbitrary<WebhookResult> = fc.oneof(
  fc.record({
    status: fc.constantFrom(100, 301, 302, 307, 400, 401, 403, 404, 500, 503),
    text: fc.constant(JSON.stringify({ body: 'No rain' })),
  }),
  fc.constantFrom<WebhookResult>(
    { fault: 'forbidden' },
    { fault: 'late' },
    { fault: 'unreachable' },
    { fault: 'large' },
  ),
  fc
    .oneof(
      words.filter((text) => text.trim() !== '' && !/^\s*[{]/.test(text)),
      deep,
      hostileJson.map((json) => JSON.stringify(json)),
    )
    .map((text) => ({ status: 200, text })),
)

describe('An invalid webhook response', () => {
  it('BI-142 BI-144 BI-145 an invalid webhook response only raises the unanswered count of the bot and notifies the sender', async () => {
    const { town } = townWith()
    const bot = await inGroup(town)
    const key = made(MessageId, `${bot.id}-${CLIENT_ID}`)
    const asked = { at: NOON, xid: ADA, botId: bot.id, conversationId: IN_OURS, key, command: '/rain' }
    const { world } = feature.step(town.world(), Object.assign({ type: 'bot/Asked' } as const, asked))
    const rest = (one: typeof world) => Object.entries(one).filter(([name]) => name !== 'features')
    const [before, kept] = [botSlice.of(world), rest(world)]
    fc.assert(
      fc.property(hostile, (end) => {
        const { ended, content } = validateAnswer(end)
        const after = feature.step(
          world,
          Object.assign({ type: 'bot/Answered' } as const, asked, {
            command: '/rain',
            messageId: key,
            ended,
            content,
            outcome: 'unfit' as const,
            status: 200,
          }),
        )
        const now = rest(after.world)
        // The response changed no other part of the state: all other parts are the same objects as before.
        expect(now.filter(([, part], n) => part !== kept[n]?.[1]).map(([name]) => name)).toEqual([])
        const { bots, deliveries, ...others } = botSlice.of(after.world)
        expect([bots[bot.id]?.unanswered, deliveries.length, others]).toEqual([
          1,
          before.deliveries.length,
          { polls: before.polls, talks: before.talks },
        ])
        expect(after.outputs).toEqual([
          {
            type: 'FrameSent',
            to: [ADA],
            event: 'bot_no_answer',
            data: {
              conversation_id: IN_OURS,
              client_id: CLIENT_ID,
              bot: 'rain_bot',
              own_bot: { id: bot.id, xid: bot.xid },
            },
          },
        ])
      }),
      { numRuns: 1_000 },
    )
  })

  it('BI-142 richtext_image: a picture from a foreign server is removed from the rich text of a bot', () => {
    expect(validateAnswer(answer({ body: 'x', image: 'https://evil.example/pixel?u=1' }))).toMatchObject({
      content: { image: null },
    })
    expect(validateAnswer(answer({ body: 'x', image: '/town/a1.svg' }))).toMatchObject({
      content: { image: '/town/a1.svg' },
    })
  })
})

describe('Rich text from a member', () => {
  it('the server refuses rich text that a member sends, because only bots may send rich text', async () => {
    const { town } = townWith()
    const { client } = await town.chattingAs('ada@loop.example')
    const content = { kind: 'richText', text: 'x', image: null, rows: [] } as const
    expect(
      await client.conversations.send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content })(),
    ).toMatchObject({ left: { words: 'Only bots send messages of this kind' } })
  })
})
