import { describe, expect, it } from 'vitest'
import { plainText, type Content } from '../../../../../src/domain/chat'
import { ClientId, MessageId, type ConversationId, type Xid } from '../../../../../src/domain/kernel/ids'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { deletionsSlice } from '../../../../../src/adapters/simulator/state/features/account-deletion/deletions'
import { messageWithId, revOf } from '../../../../../src/adapters/simulator/state/chat/thread'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { made } from '../../../../support/builders/made'
import { DELETED_NAME } from '../../../../../src/domain/session'
import { callRows } from '../../../../wire/calls'
import { callerIn, playedIn } from '../../../../wire/support/scene'
import { ADA, BEN, BEN_UID, IN_SQUARE, WITH_BEN } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import { deleteNow } from './deletion-fixture'

const NAME = 'Quillon Vexmark'
const TRACES = [NAME, 'vexmark-face', 'vexmark-banner', 'vexmark-bio', 'ada@loop.example']

/** Ada with a name, pictures and a text that nobody else has. */
const townWithVexmark = async (): Promise<WireTown> => {
  const town = new WireTown()
  const { client } = await town.as('ada@loop.example')
  await client.profiles.own()()
  town.host().commit(({ at }) => ({
    type: 'ProfileEdited',
    at,
    xid: ADA,
    uid: town.world().accounts[ADA]?.uid ?? '',
    name: NAME,
    head: 'https://loop-cn.oss.example/a000000001_vexmark-face.png',
    banner: 'https://loop-cn.oss.example/a000000001_vexmark-banner.png',
    bio: 'vexmark-bio',
  }))
  return town
}

/** Ada performs every call of the product, as far as it succeeds in this order. */
const liveFully = async (town: WireTown): Promise<void> => {
  const renames = '/api/loop_user/update_profile'
  for (const row of callRows.filter(({ request }) => request.path !== renames)) {
    const scene = await Promise.resolve(row.inTown?.(town) ?? {}).catch(() => null)
    if (scene === null) continue
    const { as = 'ada@loop.example' } = scene
    const caller = as === 'ada@loop.example' || as === null ? await callerIn(town, scene) : await town.as(as)
    await town.take(playedIn(row.request, scene), caller)
  }
}

/** Ada and Ben write: a mention of Ada in a text and in an album, a quote of her message, and each in their chat. */
const writeAbout = (town: WireTown): void => {
  const mention = { xid: ADA, name: NAME }
  const ofAda = { seq: 1, at: null, xid: ADA, name: NAME, of: 'text', text: 'Tea?', media: null }
  const messages: readonly (readonly [Xid, ConversationId, Content])[] = [
    [ADA, WITH_BEN, plainText('Tea?')],
    [BEN, WITH_BEN, { kind: 'reply', text: 'Yes', mentions: [], quote: ofAda }],
    [BEN, IN_SQUARE, { kind: 'text', text: `Hi @${NAME}!`, mentions: [mention, { xid: BEN, name: 'Ben' }] }],
    [BEN, IN_SQUARE, { kind: 'album', pictures: [], text: `@${NAME}`, mentions: [mention] }],
    [ADA, IN_SQUARE, plainText('Good evening')],
  ]
  town.host().commit(({ at }) => ({ type: 'DirectAsked', at, xid: ADA, uid: BEN_UID }))
  messages.forEach(([xid, conversationId, content], n) => {
    const [messageId, clientId] = [made(MessageId, `vexmark-${n}`), made(ClientId, `vexmark-client-${n}`)]
    const message = { xid, conversationId, content, messageId, clientId, host: '' }
    town.host().commit(({ at }) => ({ type: 'MessageSent', at, ...message }))
  })
}

const messageIn = (town: WireTown, id: ConversationId, n: number) =>
  messageWithId(threadOf(town.world(), id), `vexmark-${n}`)

/** Everything that the server keeps, except the list of pictures that the object store deletes. */
const keptText = (town: WireTown): string =>
  JSON.stringify(deletionsSlice.put(town.world(), { ...deletionsSlice.of(town.world()), pictures: [] }))

/** The tables and the slices of features that hold the number of the account. */
const placesWithAda = (town: WireTown): readonly string[] => {
  const { features, ...core } = town.world()
  return [...Object.entries(core), ...Object.entries(features)]
    .filter(([, kept]) => JSON.stringify(kept).includes(ADA))
    .map(([name]) => name)
}

describe('What stays of a deleted account', () => {
  it('R4-609 nothing on the server tells who a deleted member was, and the number stays only where others need it', async () => {
    const town = await townWithVexmark()
    await liveFully(town)
    writeAbout(town)
    for (const trace of TRACES) expect(keptText(town)).toContain(trace)
    expect(placesWithAda(town)).toEqual(
      expect.arrayContaining(['tokens', 'byEmail', 'wallets', 'bot', 'passkeys', 'restream', 'push']),
    )
    deleteNow(town, ADA)
    expect(TRACES.filter((trace) => keptText(town).includes(trace))).toEqual([])
    // The account without its data, and its messages, announcements, rooms, rains and gifts.
    const own = ['abouts', 'accounts', 'account-deletion', 'directs', 'threads', 'notices', 'spaces', 'bubble', 'gift']
    // Payments, reports and what staff did.
    expect(new Set(placesWithAda(town))).toEqual(new Set([...own, 'ledger', 'moderation']))
    const erased = deletionsSlice.of(town.world()).pictures
    expect(erased).toEqual([
      { owner: ADA, url: expect.stringContaining('vexmark-face') },
      { owner: ADA, url: expect.stringContaining('vexmark-banner') },
    ])
  })

  it('R4-610 messages stay in the chats of others, from a deleted account, also where others mention and quote it', async () => {
    const town = await townWithVexmark()
    writeAbout(town)
    const revBefore = revOf(threadOf(town.world(), IN_SQUARE))
    deleteNow(town, ADA)
    const gone = { xid: ADA, name: DELETED_NAME, avatar: null }
    expect(messageIn(town, WITH_BEN, 0)).toMatchObject({ from: gone, content: { text: 'Tea?' } })
    expect(messageIn(town, WITH_BEN, 1)?.content).toMatchObject({ quote: { name: DELETED_NAME, text: 'Tea?' } })
    expect(messageIn(town, IN_SQUARE, 2)?.content).toMatchObject({
      text: `Hi @${DELETED_NAME}!`,
      mentions: [
        { xid: ADA, name: DELETED_NAME },
        { xid: BEN, name: 'Ben' },
      ],
    })
    expect(messageIn(town, IN_SQUARE, 3)?.content).toMatchObject({ text: `@${DELETED_NAME}` })
    const generated = messagesIn(threadOf(town.world(), IN_SQUARE), 1, 340).filter(({ from }) => from.xid === ADA)
    expect(generated.length).toBeGreaterThan(0)
    for (const { from } of generated) expect(from).toEqual(gone)
    // Each changed message has a change number of its own, so browsers that were away read it.
    const revs = [2, 3, 4].map((n) => messageIn(town, IN_SQUARE, n)?.rev ?? 0)
    expect(new Set(revs).size).toBe(3)
    expect(Math.min(...revs)).toBeGreaterThan(revBefore)
    expect(Math.max(...revs)).toBe(revOf(threadOf(town.world(), IN_SQUARE)))
  })

  it('R4-609 no read of another member shows the name, and nobody finds, follows or writes to the account', async () => {
    const town = await townWithVexmark()
    writeAbout(town)
    const ben = await town.as('ben@loop.example')
    const uid = town.world().accounts[ADA]?.uid ?? ''
    const query = { keyword: uid, page: '1', limit: '20' }
    const search = async () =>
      JSON.stringify((await town.take({ method: 'GET', path: '/api/loop_user/search', query, token: true }, ben)).json)
    expect(await search()).toContain(uid)
    deleteNow(town, ADA)
    const reads = callRows.filter(({ request }) => request.method === 'GET' && request.token)
    for (const { request } of reads) expect(JSON.stringify((await town.take(request, ben)).json)).not.toContain(NAME)
    expect(await search()).not.toContain(uid)
    for (const input of [
      { type: 'FollowSet', xid: BEN, target: ADA, on: true },
      { type: 'BlockSet', xid: BEN, target: ADA, on: true },
    ] as const)
      expect(town.host().commit(({ at }) => ({ ...input, at }))).toMatchObject([
        { type: 'Refused', words: 'There is no such person' },
      ])
    const hello = { conversationId: WITH_BEN, content: plainText('Hello?'), host: '' }
    const [messageId, clientId] = [made(MessageId, 'hello'), made(ClientId, 'hello-client')]
    expect(
      town.host().commit(({ at }) => ({ type: 'MessageSent', at, xid: BEN, messageId, clientId, ...hello })),
    ).toMatchObject([{ type: 'Refused', words: 'User set no permission to chat' }])
  })
})
