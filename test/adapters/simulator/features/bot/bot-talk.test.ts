import { describe, expect, it } from 'vitest'
import type { WebhookResult } from '../../../../../src/adapters/simulator/webhook-client'
import { ClientId, Uid } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { ADA, ADA_UID, BEN_UID, CLIENT_ID, OURS } from '../../../../wire/support/seeded-ids'
import { right } from '../../../support/client'
import { rain, profile, IN_OURS, sunny, townWith, said, last, inGroup, commands } from './bot-talk-fixture'

describe('A bot made by a member', () => {
  it('R3-003 R3-237 a bot made by a member answers a command in a group once with rich text, even if the command is sent twice', async () => {
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

  it('R3-003 a bot made by a member answers a command in a direct chat, even if the command is in capitals', async () => {
    const { town } = townWith()
    const chat = await town.chatWithBot()
    await town.tellBots(chat, '/RAIN')
    expect(last(town, chat)).toMatchObject({ name: 'rain_bot', content: { text: 'No rain' } })
  })

  it('R1-187 R3-199 a group offers a command of a bot only while the bot is a member of the group and the command is enabled', async () => {
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

  it('a bot made by a member posts no message when its webhook responds with 204', async () => {
    const { town, ends } = townWith()
    await inGroup(town)
    const before = said(town, IN_OURS)
    ends.next = { status: 204, text: '' }
    await town.tellBots(OURS, '/rain')
    expect(said(town, IN_OURS)).toEqual(before)
  })

  it('a webhook that has responded with 410 gets no more requests', async () => {
    const { town, calls, ends } = townWith()
    await inGroup(town)
    const before = said(town, IN_OURS)
    ends.next = { status: 410, text: '' }
    await town.tellBots(OURS, '/rain')
    const called = calls.length
    await town.tellBots(OURS, '/rain', made(ClientId, 'client-id-0002'))
    expect([said(town, IN_OURS), calls.length]).toEqual([before, called])
  })

  it('only the owner of a bot gets the list of deliveries to the webhook of the bot, newest first', async () => {
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

  it('the owner sees how many of the newest commands in a row a bot did not answer', async () => {
    const { town, ends } = townWith()
    const bot = await inGroup(town)
    const unanswered = async () => {
      const { client } = await town.as('ada@loop.example')
      return (await right(client.botManagement.list(ADA_UID))).items.map((one) => one.unanswered)
    }
    const seen = [await unanswered()]
    for (const [n, end] of [{ fault: 'late' } as const, { status: 500, text: '' }, sunny].entries()) {
      ends.next = end
      await town.tellBots(OURS, '/rain', made(ClientId, `client-id-200${n}`))
      seen.push(await unanswered())
    }
    expect([bot.unanswered, seen]).toEqual([0, [[0], [1], [2], [0]]])
  })

  it('R3-234 a new webhook URL that fails the test request is not saved, and the bot keeps the old webhook URL', async () => {
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

  it('when a bot is deleted, the bot and its commands disappear from its groups, but its earlier messages remain', async () => {
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
