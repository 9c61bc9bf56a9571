import { describe, expect, it } from 'vitest'
import { BOT_FATHER, POLL_BOT } from '../../../../../src/adapters/simulator/state/seed/service-accounts'
import { directConversationId } from '../../../../../src/adapters/wire/entities/conversation-id'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { ADA, ADA_UID, BEN, CLIENT_ID, IN_SQUARE, OURS, SQUARE } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'
import { settle } from '../../../support/fake-clock'
import { townWith, said, last, inGroup, commands } from './bot-talk-fixture'

describe('Built-in bots on the server', () => {
  it('in a group with a built-in bot, /help lists the commands, and /poll and /vote run a poll', async () => {
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

  it('R3-003 BotFather creates a bot from the answers of a member in a chat, without showing the secret key of the bot there', async () => {
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
})

describe('A bot command from a stranger', () => {
  it('a bot command from a person outside the group is refused, and the webhook of the bot gets no request', async () => {
    const { town, calls } = townWith()
    await inGroup(town)
    calls.length = 0
    const { client } = await town.as('mei@loop.example')
    expect(await client.bots.notify(OURS, { clientId: CLIENT_ID, text: '/rain' })()).toMatchObject({ _tag: 'Left' })
    expect([calls, town.world().communities[OURS]?.members[BEN]]).toEqual([[], true])
  })
})
