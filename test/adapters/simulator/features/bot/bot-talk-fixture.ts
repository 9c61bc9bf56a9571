import type { WebhookResult, WebhookRequest } from '../../../../../src/adapters/simulator/webhook-client'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { groupConversationId } from '../../../../../src/adapters/wire/entities/conversation-id'
import type { BotPlace } from '../../../../../src/application/ports/bots'
import { newCommand, type Bot } from '../../../../../src/domain/bot'
import type { ConversationId } from '../../../../../src/domain/kernel/ids'
import { OURS } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { right } from '../../../support/client'

export const rain = { ...newCommand, command: '/rain', isOn: true }
export const profile = { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Tells of rain' }
export const IN_OURS = groupConversationId(OURS)
export const answer = (json: unknown): WebhookResult => ({ status: 200, text: JSON.stringify(json) })
export const sunny = answer({ body: 'No rain', table: [[{ display: 'Tomorrow', command: '/rain tomorrow' }]] })

/** A simulator that records its webhook calls. `ends.next` is the next response of the webhook. */
export const townWith = (end: WebhookResult = sunny) => {
  const calls: WebhookRequest[] = []
  const ends = { next: end }
  const town = new WireTown((call) => {
    calls.push(call)
    return Promise.resolve(ends.next)
  })
  return { town, calls, ends }
}
export const said = (town: WireTown, id: ConversationId) => {
  const thread = town.world().threads[id]
  return thread === undefined
    ? []
    : messagesIn(thread, thread.latest - 5, thread.latest).map(({ from: { name }, content }) => ({ name, content }))
}
export const last = (town: WireTown, id: ConversationId) => said(town, id).at(-1)
export const inGroup = async (town: WireTown): Promise<Bot> => {
  const {
    bots: [bot],
    made: one,
  } = await town.botOfAda(profile, rain, 'http://localhost:1/')
  const { client } = await town.as('ada@loop.example')
  await right(client.groupRunning.perform({ kind: 'invite', gid: OURS, xids: [one.xid] }))
  if (bot === undefined) throw new Error('there is no bot')
  return bot
}
export const commands = async (town: WireTown, place: BotPlace) =>
  (await right((await town.as('ada@loop.example')).client.bots.commands(place))).map(({ command }) => command)
