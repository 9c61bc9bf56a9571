import type { Mention } from '../../../../../src/domain/chat'
import type { ConversationId, Xid } from '../../../../../src/domain/kernel/ids'
import { defaultPushChoices, type PushChoices } from '../../../../../src/domain/push'
import { newMessageId } from '../../../../../src/adapters/simulator/state-host'
import { fieldsOfChoices } from '../../../../../src/adapters/wire/calls/account/push-calls'
import { clientId } from '../../../../support/builders/message'
import { settle } from '../../../support/fake-clock'
import { ADA, BEN_UID, WITH_BEN } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import type { WireUser } from '../../../../wire/support/town-sessions'

export const PHONE = 'https://push.example/phone'
export const LAPTOP = 'https://push.example/laptop'
/** Longer than an announcement waits. */
export const PAUSE_MS = 2_000

/** A town in which Ben's page is closed and Ada writes to him. */
export const pushTown = async () => {
  const town = new WireTown()
  const ben = await town.as('ben@loop.example')
  await town.as('ada@loop.example')
  town.host().commit(({ at }) => ({ type: 'DirectAsked', at, xid: ADA, uid: BEN_UID }))
  const read = (as: WireUser = ben) =>
    town.take({ method: 'GET', path: '/api/account/push', token: true }, as).then(({ json }) => json)
  const post = (
    path: string,
    body: Readonly<Record<string, string | number | boolean>>,
    as: WireUser | null = ben,
    language = 'en',
  ) => town.take({ method: 'POST', path, body, token: true }, as, language).then(({ json }) => json)
  const subscribe = (endpoint = PHONE, as: WireUser = ben, language = 'en') =>
    post('/api/account/push/subscribe', { endpoint, p256dh: 'AA', auth: 'AA' }, as, language)
  const choose = async (choices: Partial<PushChoices>, as: WireUser = ben) => {
    const { calls, rooms, mentions, directs, quiet, ...fields } = fieldsOfChoices({ ...defaultPushChoices, ...choices })
    return post('/api/account/push/choices', { ...fields, calls, rooms, mentions, directs, quiet }, as)
  }
  let sent = 0
  /** Ada writes. Returns after the announcement's pause. */
  const say = async (
    text: string,
    to: ConversationId = WITH_BEN,
    mentions: readonly Mention[] = [],
    xid: Xid = ADA,
  ) => {
    town.host().commit((chance) => ({
      type: 'MessageSent',
      at: chance.at,
      xid,
      conversationId: to,
      clientId: clientId(`c${(sent += 1)}`),
      content: { kind: 'text', text, mentions },
      messageId: newMessageId(chance),
      host: '',
    }))
    await settle()
  }
  const pass = (ms = PAUSE_MS) => town.clock.advance(ms)
  const shown = (endpoint = PHONE) => town.pushService.receivedBy(endpoint)
  const bodies = (endpoint = PHONE) => shown(endpoint).map(({ body }) => body)
  return { town, ben, read, post, subscribe, choose, say, pass, shown, bodies }
}
