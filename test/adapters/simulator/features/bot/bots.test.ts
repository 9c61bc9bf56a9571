import { beforeEach, describe, expect, it } from 'vitest'
import { newCommand } from '../../../../../src/domain/bot'
import { Uid, Xid } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { ADA_UID, BEN_UID } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'

const profile = { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Tells of rain' }
const rain = { ...newCommand, command: '/rain' }

let town = new WireTown()
beforeEach(() => {
  town = new WireTown()
})
const management = async (who: string) => (await town.as(`${who}@loop.example`)).client.botManagement
const left = async (call: () => Promise<{ readonly _tag: string }>) => (await call())._tag

describe('Bots on the server', () => {
  it('R3-002 R3-221 only the owner of a bot can see, change or delete the bot', async () => {
    const { made: ada } = await town.botOfAda(profile, rain, 'http://localhost:1/')
    const ben = await management('ben')
    expect((await right(ben.list(BEN_UID))).items).toEqual([])
    const [bot] = (await right((await management('ada')).list(ADA_UID))).items
    if (bot === undefined) throw new Error('there is no bot')
    const draft = { profile, webhook: '', commands: [rain] }
    const tries = (as: Uid) =>
      [
        ben.list(as),
        ben.read(as, ada),
        ben.saveCommands(as, ada, [rain]),
        ben.testWebhook(as, ada.botId, 'http://localhost:2/'),
        ben.save(as, bot, draft),
        ben.switchCommand(as, { ...ada, commandId: bot.commands[0]?.id ?? '', on: true }),
        ben.remove(as, ada.botId),
        ben.make(as, profile),
      ].map(left)
    expect(await Promise.all(tries(ADA_UID))).toEqual(Array(8).fill('Left'))
    expect(await Promise.all(tries(BEN_UID).slice(1, 7))).toEqual(Array(6).fill('Left'))
    expect((await right((await management('ada')).list(ADA_UID))).items).toEqual([bot])
  })

  it('when the commands of a bot are edited, existing commands keep their ids and each new command gets an id', async () => {
    const { made: bot, bots } = await town.botOfAda(profile, rain, 'http://localhost:1/')
    const ada = await management('ada')
    const known = bots[0]?.commands[0] ?? rain
    await right(ada.saveCommands(ADA_UID, bot, [{ ...rain, command: '/snow' }, known]))
    const { bot: after } = await right(ada.read(ADA_UID, bot))
    expect(after.commands.map(({ id, command }) => [id === known.id, id !== '', command])).toEqual([
      [false, true, '/snow'],
      [true, true, '/rain'],
    ])
  })

  it('the server refuses a bot profile, a command or a webhook URL that breaks the limits of the bot forms', async () => {
    const { made: bot } = await town.botOfAda(profile, rain, 'http://localhost:1/')
    const ada = await management('ada')
    const { bot: before } = await right(ada.read(ADA_UID, bot))
    const tries = [
      ada.make(ADA_UID, { ...profile, avatar: null }),
      ada.make(ADA_UID, { ...profile, name: '' }),
      ada.make(ADA_UID, { ...profile, name: 'x'.repeat(21) }),
      ada.make(ADA_UID, { ...profile, description: 'x'.repeat(201) }),
      ada.make(ADA_UID, { ...profile, description: ' ' }),
      ada.saveCommands(ADA_UID, bot, [rain, rain]),
      ada.saveCommands(ADA_UID, bot, [newCommand]),
      ada.saveCommands(
        ADA_UID,
        bot,
        Array.from({ length: 51 }, (_, n) => ({ ...rain, command: `/c${n}` })),
      ),
      ada.testWebhook(ADA_UID, bot.botId, 'javascript:alert(1)'),
      ada.testWebhook(ADA_UID, bot.botId, 'https://user:pw@cb.example/'),
      ada.switchCommand(ADA_UID, { ...bot, commandId: 'none', on: true }),
      ada.read(ADA_UID, { ...bot, xid: made(Xid, 'b899999999') }),
    ].map(left)
    expect(await Promise.all(tries)).toEqual(Array(12).fill('Left'))
    expect([(await right(ada.read(ADA_UID, bot))).bot, (await right(ada.list(ADA_UID))).items.length]).toEqual([
      before,
      1,
    ])
  })

  it('the server refuses to create more than twenty bots per person', async () => {
    const ada = await management('ada')
    for (let n = 0; n < 20; n += 1) await right(ada.make(ADA_UID, { ...profile, name: `rain${n}` }))
    expect(await left(ada.make(ADA_UID, profile))).toBe('Left')
  })
})
