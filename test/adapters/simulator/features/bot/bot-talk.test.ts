import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WebhookResult, WebhookRequest } from '../../../../../src/adapters/simulator/webhook-client'
import { validateAnswer } from '../../../../../src/adapters/simulator/features/bot/webhook-answer'
import { feature } from '../../../../../src/adapters/simulator/state/features/bot/feature'
import { botSlice } from '../../../../../src/adapters/simulator/state/features/bot/server-bot'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { BOT_FATHER, POLL_BOT } from '../../../../../src/adapters/simulator/state/seed/service-accounts'
import { directConversationId, groupConversationId } from '../../../../../src/adapters/wire/entities/conversation-id'
import type { BotPlace } from '../../../../../src/application/ports/bots'
import { newCommand, type Bot } from '../../../../../src/domain/bot'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, MessageId, Uid, type ConversationId } from '../../../../../src/domain/kernel/ids'
import { NOON } from '../../../../support/builders/instant'
import { made } from '../../../../support/builders/made'
import { ADA, ADA_UID, BEN, BEN_UID, CLIENT_ID, IN_SQUARE, OURS, SQUARE } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'
import { settle } from '../../../support/fake-clock'

const rain = { ...newCommand, command: '/rain', isOn: true }
const profile = { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Tells of rain' }
const IN_OURS = groupConversationId(OURS)
const answer = (json: unknown): WebhookResult => ({ status: 200, text: JSON.stringify(json) })
const sunny = answer({ body: 'No rain', table: [[{ display: 'Tomorrow', command: '/rain tomorrow' }]] })

/** A town whose webhook calls are recorded. `ends.next` is the next response. */
const townWith = (end: WebhookResult = sunny) => {
  const calls: WebhookRequest[] = []
  const ends = { next: end }
  const town = new WireTown((call) => {
    calls.push(call)
    return Promise.resolve(ends.next)
  })
  return { town, calls, ends }
}
const said = (town: WireTown, id: ConversationId) => {
  const thread = town.world().threads[id]
  return thread === undefined
    ? []
    : messagesIn(thread, thread.latest - 5, thread.latest).map(({ from: { name }, content }) => ({ name, content }))
}
const last = (town: WireTown, id: ConversationId) => said(town, id).at(-1)
const inGroup = async (town: WireTown): Promise<Bot> => {
  const {
    bots: [bot],
    made: one,
  } = await town.botOfAda(profile, rain, 'http://localhost:1/')
  const { client } = await town.as('ada@loop.example')
  await right(client.groupRunning.perform({ kind: 'invite', gid: OURS, xids: [one.xid] }))
  if (bot === undefined) throw new Error('there is no bot')
  return bot
}
const commands = async (town: WireTown, place: BotPlace) =>
  (await right((await town.as('ada@loop.example')).client.bots.commands(place))).map(({ command }) => command)

describe('A bot made by a member', () => {
  it('R3-003 R3-237 answers a command in a group with rich text, once per command', async () => {
    const { town, calls } = townWith()
    const bot = await inGroup(town)
    calls.length = 0
    await town.tellBots(OURS, '/rain Oslo')
    await town.tellBots(OURS, '/rain Oslo')
    expect(last(town, IN_OURS)).toEqual({
      name: 'rain_bot',
      content: {
        kind: 'richText',
        text: 'No rain',
        image: null,
        rows: [[{ display: 'Tomorrow', command: '/rain tomorrow' }]],
      },
    })
    expect(calls.map(({ url, body }): readonly [string, unknown] => [url, JSON.parse(body)])).toMatchObject([
      [
        'http://localhost:1/',
        {
          type: 'command',
          id: `${bot.id}-${CLIENT_ID}`,
          command: '/rain',
          args: 'Oslo',
          text: '/rain Oslo',
          bot: { id: bot.id, name: 'rain_bot' },
          chat: { id: IN_OURS, kind: 'group' },
          from: { xid: ADA, uid: ADA_UID, username: 'Ada' },
        },
      ],
    ])
  })

  it('R3-003 answers in a direct chat, even a member who accepts no messages from others', async () => {
    const { town } = townWith()
    const chat = await town.chatWithBot()
    await town.tellBots(chat, '/RAIN')
    expect(last(town, chat)).toMatchObject({ name: 'rain_bot', content: { text: 'No rain' } })
  })

  it('R1-187 R3-199 offers its enabled commands in its conversations', async () => {
    const { town } = townWith()
    const {
      made: bot,
      bots: [one],
    } = await town.botOfAda(profile, rain, 'http://localhost:1/')
    expect(await commands(town, OURS)).not.toContain('/rain')
    const { client } = await town.as('ada@loop.example')
    await right(client.groupRunning.perform({ kind: 'invite', gid: OURS, xids: [bot.xid] }))
    expect(await commands(town, OURS)).toContain('/rain')
    await right(
      client.botManagement.switchCommand(ADA_UID, { ...bot, commandId: one?.commands[0]?.id ?? '', on: false }),
    )
    expect(await commands(town, OURS)).not.toContain('/rain')
  })

  it('sends nothing for an empty response, and gets no more calls after a 410', async () => {
    const { town, calls, ends } = townWith()
    await inGroup(town)
    const before = said(town, IN_OURS)
    ends.next = { status: 204, text: '' }
    await town.tellBots(OURS, '/rain')
    ends.next = { status: 410, text: '' }
    await town.tellBots(OURS, '/rain', made(ClientId, 'client-id-0002'))
    const called = calls.length
    await town.tellBots(OURS, '/rain', made(ClientId, 'client-id-0003'))
    expect([said(town, IN_OURS), calls.length]).toEqual([before, called])
  })

  it('lists its deliveries to its owner only, newest first', async () => {
    const { town, ends } = townWith()
    const bot = await inGroup(town)
    const outcomes: readonly WebhookResult[] = [
      sunny,
      { status: 204, text: '' },
      { status: 500, text: 'no' },
      { status: 200, text: 'no' },
      { fault: 'late' },
    ]
    for (const [n, end] of outcomes.entries()) {
      ends.next = end
      await town.tellBots(OURS, '/rain Oslo', made(ClientId, `client-id-100${n}`))
    }
    const deliveries = async (who: string, uid: string) => {
      const { client } = await town.as(who)
      return client.botManagement.deliveries(made(Uid, uid), bot.id)()
    }
    expect(await deliveries('ada@loop.example', ADA_UID)).toMatchObject({
      right: {
        items: [
          { outcome: 'late', status: 0, command: '/rain' },
          { outcome: 'unfit', status: 200 },
          { outcome: 'refused', status: 500 },
          { outcome: 'silent', status: 204 },
          { outcome: 'answered', status: 200 },
        ],
      },
    })
    expect(await deliveries('ben@loop.example', ADA_UID)).toMatchObject({ left: { _tag: 'Refused' } })
    expect(await deliveries('ben@loop.example', BEN_UID)).toMatchObject({ left: { _tag: 'Refused' } })
  })

  it('R3-234 keeps a webhook address only if the address answers correctly', async () => {
    const { town, ends } = townWith()
    const { made: bot } = await town.botOfAda(profile, rain, 'http://localhost:1/')
    const {
      client: { botManagement },
    } = await town.as('ada@loop.example')
    const tries: readonly (readonly [WebhookResult, string])[] = [
      [{ status: 404, text: '' }, 'That address answered with 404'],
      [{ status: 302, text: '' }, 'That address answered with 302'],
      [{ fault: 'late' }, 'That address did not answer within 3 seconds'],
      [{ fault: 'forbidden' }, 'This server calls no bots at that address'],
    ]
    for (const [end, words] of tries) {
      ends.next = end
      expect(await botManagement.testWebhook(ADA_UID, bot.botId, 'http://localhost:2/')()).toMatchObject({
        left: { words },
      })
    }
    expect((await right(botManagement.read(ADA_UID, bot))).bot.webhook).toBe('http://localhost:1/')
  })

  it('leaves its groups when it is deleted, and its messages stay', async () => {
    const { town } = townWith()
    const bot = await inGroup(town)
    await town.tellBots(OURS, '/rain')
    await right((await town.as('ada@loop.example')).client.botManagement.remove(ADA_UID, bot.id))
    expect([
      town.world().communities[OURS]?.members[bot.xid],
      await commands(town, OURS),
      last(town, IN_OURS)?.name,
    ]).toMatchObject([undefined, [], 'rain_bot'])
  })
})

/** Invalid webhook responses, over HTTP and below it. None may have an effect. */
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
  // A bot may link no further than a member.
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
  it('BI-142 BI-144 BI-145 changes only a counter and notifies only the sender, for 1,000 hostile responses', async () => {
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
        // Threads, members and accounts are the same objects as before.
        expect(now.filter(([, part], n) => part !== kept[n]?.[1]).map(([name]) => name)).toEqual([])
        const { bots, deliveries, ...others } = botSlice.of(after.world)
        expect([bots[bot.id]?.unanswered, deliveries.length, others]).toEqual([
          1,
          before.deliveries.length,
          { polls: before.polls, talks: before.talks },
        ])
        expect(after.outputs).toEqual([
          { type: 'FrameSent', to: [ADA], event: 'bot_no_answer', data: { msg: 'rain_bot did not answer /rain' } },
        ])
      }),
      { numRuns: 1_000 },
    )
  })

  it('BI-142 richtext_image shows no picture of a foreign server', () => {
    expect(validateAnswer(answer({ body: 'x', image: 'https://evil.example/pixel?u=1' }))).toMatchObject({
      content: { image: null },
    })
    expect(validateAnswer(answer({ body: 'x', image: '/town/a1.svg' }))).toMatchObject({
      content: { image: '/town/a1.svg' },
    })
  })

  it('is no valid rich text from a member either, because only bots send rich text', async () => {
    const { town } = townWith()
    const { client } = await town.chattingAs('ada@loop.example')
    const content = { kind: 'richText', text: 'x', image: null, rows: [] } as const
    expect(
      await client.conversations.send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content })(),
    ).toMatchObject({ left: { words: 'Only bots send messages of this kind' } })
  })
})

describe('Built-in bots', () => {
  it('answer commands in a group with its own bot, and run polls for its members', async () => {
    const town = new WireTown()
    expect(await commands(town, SQUARE)).toEqual(['/help', '/hours', '/members', '/topics', '/poll', '/vote'])
    await town.tellBots(SQUARE, '/help')
    expect(last(town, IN_SQUARE)).toMatchObject({
      content: {
        kind: 'richText',
        rows: [
          [{ command: '/help' }, {}],
          [{}, {}],
          [{}, {}],
          [{}, {}],
        ],
      },
    })
    await town.tellBots(SQUARE, '/poll Tea? | Yes | No', made(ClientId, 'client-id-0002'))
    await town.tellBots(SQUARE, '/vote 2', made(ClientId, 'client-id-0003'))
    await town.tellBots(SQUARE, '/vote 2', made(ClientId, 'client-id-0004'))
    expect(last(town, IN_SQUARE)).toMatchObject({
      name: POLL_BOT.name,
      content: {
        text: 'Tea?',
        rows: [
          [{ display: 'Yes', command: '/vote 1' }, { display: '0' }],
          [{ command: '/vote 2' }, { display: '1' }],
        ],
      },
    })
    await town.tellBots(SQUARE, '/poll', made(ClientId, 'client-id-0005'))
    await town.tellBots(SQUARE, '/poll Only one', made(ClientId, 'client-id-0006'))
    expect(last(town, IN_SQUARE)).toMatchObject({ content: { text: expect.stringContaining('/poll Tea or coffee?') } })
  })

  it('R3-003 BotFather creates a bot in its chat, step by step, and never shows the secret key there', async () => {
    const town = new WireTown()
    await town.openDirect(BOT_FATHER.uid)
    const chat = directConversationId(ADA, BOT_FATHER.xid)
    expect(await commands(town, chat)).toEqual(['/newbot', '/mybots', '/cancel', '/help'])
    const { client } = await town.chattingAs('ada@loop.example')
    let n = 0
    const write = async (text: string): Promise<void> => {
      n += 1
      await right(
        client.conversations.send({
          conversationId: chat,
          clientId: made(ClientId, `client-id-1${n}`),
          content: plainText(text),
        }),
      )
      await settle()
    }
    await town.tellBots(chat, '/newbot')
    await write('x'.repeat(21))
    expect(last(town, chat)).toMatchObject({ content: { text: 'A name has 1 to 20 characters.' } })
    await write('rain')
    await write('Tells of rain')
    const [bot] = (await right(client.botManagement.list(ADA_UID))).items
    expect(bot).toMatchObject({ name: 'rain_bot', description: 'Tells of rain' })
    const { key } = await right(client.botManagement.read(ADA_UID, { botId: bot?.id ?? '', xid: bot?.xid ?? ADA }))
    expect(last(town, chat)).toMatchObject({
      name: 'BotFather',
      content: { text: expect.stringContaining('rain_bot is ready') },
    })
    expect([
      key?.reveal().startsWith('whsec_'),
      JSON.stringify(said(town, chat)).includes(key?.reveal() ?? ''),
    ]).toEqual([true, false])
    await town.tellBots(chat, '/mybots', made(ClientId, 'client-id-0009'))
    expect(last(town, chat)).toMatchObject({ content: { rows: [[{ display: 'rain_bot' }, { display: 'on' }]] } })
  })

  it('ignore people outside the conversation', async () => {
    const { town, calls } = townWith()
    await inGroup(town)
    calls.length = 0
    const { client } = await town.as('mei@loop.example')
    expect(await client.bots.notify(OURS, { clientId: CLIENT_ID, text: '/rain' })()).toMatchObject({ _tag: 'Left' })
    expect([calls, town.world().communities[OURS]?.members[BEN]]).toEqual([[], true])
  })
})
