import { describe, expect, it } from 'vitest'
import { channelIdFrom } from '../../../src/adapters/simulator/channel-id-from'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import { messageAt } from '../../../src/adapters/simulator/state/chat/thread'
import { memesIn } from '../../../src/adapters/simulator/state/chat/memes'
import { Xid } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import { made } from '../../support/builders/made'
import { adaptersOver, ORIGIN } from '../../wire/support/adapters'
import { ADA, IN_SQUARE, MEI, NEWEST, OURS } from '../../wire/support/seeded-ids'
import { right } from '../support/client'
import { makeFakeClock } from '../support/fake-clock'
import { countingRandom } from '../support/memory-ports'
import { fieldIn } from './access/access-fixture'

/** A signed-in member who sends any body to the simulator, as a stranger's program could. */
const memberOf = async (email: string) => {
  const providers = inMemoryProviders({ clock: makeFakeClock(), random: countingRandom('s'), seed: 1, mode: 'testing' })
  const client = adaptersOver({ http: providers.http, sockets: providers.sockets, id: countingRandom('b').id })
  const { sessionId } = await client.signIn(email)
  const token = (await client.vault.tokenOf(sessionId))?.reveal() ?? ''
  const headers = { platform: 'web', 'area-language': 'en', 'display-language': 'en', token }
  const sent = async (path: string, init: RequestInit): Promise<{ readonly code: unknown; readonly data: unknown }> => {
    const json: unknown = await (await providers.http(new Request(`${ORIGIN}${path}`, init))).json()
    return { code: fieldIn(json, 'code'), data: fieldIn(json, 'data') }
  }
  return {
    client,
    providers,
    get: (path: string) => sent(path, { headers }),
    post: (path: string, body: Readonly<Record<string, unknown>>) =>
      sent(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

/** The stored inputs without the notes of sessions, which any first call stores. */
const inputsOf = ({ inputs }: ReturnType<typeof inMemoryProviders>) =>
  inputs().filter(({ type }) => type !== 'devices/Noted')

describe('A reaction to a message', () => {
  const member = async () => {
    const { providers, post } = await memberOf('ada@loop.example')
    return {
      providers,
      react: async (meme_id: string, action = 1) =>
        (await post('/api/meme/set_msg_attr', { convid: IN_SQUARE, sid: NEWEST.messageId, meme_id, action })).code,
      shown: () =>
        messageAt(threadOf(providers.host().world(), IN_SQUARE), NEWEST.seq)?.reactions.map(({ memeId }) => memeId),
    }
  }

  it('the server accepts a reaction with each meme of the product, and refuses any other meme id', async () => {
    const { providers, react, shown } = await member()
    const inputs = inputsOf(providers).length
    for (const invented of ['heart', 'e0', 'e66', 's13', '👍', '', 'x'.repeat(65), '__proto__'])
      expect([invented, (await react(invented)) === 0]).toEqual([invented, false])
    expect([shown(), inputsOf(providers).length]).toEqual([[], inputs])
    const memes = [...memesIn('emoji'), ...memesIn('sticker')].map(({ id }) => id)
    for (const meme of memes) expect([meme, await react(meme)]).toEqual([meme, 0])
    expect(shown()).toEqual(memes)
  })

  it('a reaction that is already set, or a removal of a missing reaction, is not recorded as an input', async () => {
    const { providers, react } = await member()
    const inputs = () => inputsOf(providers).length
    const before = inputs()
    for (const [meme, action] of [
      ['e1', 2],
      ['heart', 2],
      ['e1', 1],
      ['e1', 1],
      ['e1', 1],
    ] as const)
      expect(await react(meme, action)).toBe(0)
    expect(inputs()).toBe(before + 1)
  })

  it('a message with 100 different reactions refuses a new meme until a member removes one of the reactions', async () => {
    const { providers, react, shown } = await member()
    // Logs of earlier versions contain memes that the product does not have.
    for (let n = 0; n < 100; n += 1)
      providers.host().commit(({ at }) => ({
        type: 'ReactionSet',
        at,
        xid: ADA,
        conversationId: IN_SQUARE,
        messageId: NEWEST.messageId,
        memeId: n === 0 ? 'e2' : `old${n}`,
        on: true,
      }))
    expect(shown()).toHaveLength(100)
    expect([(await react('e1')) === 0, await react('e2'), await react('old7', 2), await react('e1')]).toEqual([
      false,
      0,
      0,
      0,
    ])
    expect(shown()).toHaveLength(100)
  })
})

describe('The texts of a space', () => {
  const form = {
    title: 'Tea',
    start_time: 1_800_000_000,
    end_time: 1_800_003_600,
    mic_mode: 0,
    announcement: 'a'.repeat(120),
    locale: 'en',
  }

  it('a title, announcement or locale that is longer than the space form allows is refused for a new space and for an edit', async () => {
    const { providers, get, post } = await memberOf('ada@loop.example')
    const create = (fields: Readonly<Record<string, unknown>>) =>
      post('/api/live/room', { gid: OURS, ...form, ...fields })
    const made = await create({ title: 't'.repeat(100) })
    expect([made.code, fieldIn(made.data, 'announcement')]).toEqual([0, 'a'.repeat(120)])
    const inputs = inputsOf(providers).length
    for (const fields of [
      { announcement: 'a'.repeat(60_000) },
      { announcement: 'a'.repeat(121) },
      { title: 't'.repeat(101) },
      { locale: 'l'.repeat(36) },
    ]) {
      expect((await create(fields)).code).not.toBe(0)
      const edit = { channel_id: fieldIn(made.data, 'channel_id'), ...form, ...fields }
      expect((await post('/api/live/edit', edit)).code).not.toBe(0)
    }
    expect(inputsOf(providers).length).toBe(inputs)
    expect(fieldIn((await get(`/api/live/group?gid=${OURS}`)).data, 'list', 0, 'announcement')).toBe('a'.repeat(120))
  })

  it('a stored space whose announcement exceeds the limit is listed with a shortened announcement', async () => {
    const { providers, get } = await memberOf('ada@loop.example')
    for (let n = 0; n < 72; n += 1)
      providers.host().commit(({ at }) => ({
        type: 'SpaceCreated',
        at,
        xid: ADA,
        gid: OURS,
        channelId: channelIdFrom(`long${n}`, 'space'),
        inviteKey: `Key${n}`,
        terms: {
          title: 'Tea',
          startsAt: at,
          endsAt: addMs(at, 3_600_000),
          micMode: 'limited',
          announcement: 'a'.repeat(60_000),
          locale: 'en',
        },
      }))
    const { data } = await get('/api/live/room_list?period=1m')
    expect(Array.isArray(fieldIn(data, 'list')) && fieldIn(data, 'total')).toBeGreaterThanOrEqual(72)
    expect(JSON.stringify(data).length).toBeLessThan(72 * 1_000)
  })
})

describe('An announcement', () => {
  const form = { gid: OURS, content: 'Keys', pictures: [], ats: [], topics: [], post_type: 2 }

  it('an announcement with an address that is no picture or video of the web is refused', async () => {
    const { post } = await memberOf('ada@loop.example')
    const add = async (fields: Readonly<Record<string, unknown>>) =>
      (await post('/api/groupchat/announcement/add', { ...form, ...fields })).code
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png', 'x'])
      expect([await add({ pictures: [address] }), await add({ video: address })]).not.toContain(0)
    expect(await add({ pictures: ['/town/ph1.svg', 'https://pictures.example/a.png'] })).toBe(0)
  })

  it('an announcement mentions each person once, and at most 200 people', async () => {
    const { post, providers } = await memberOf('ada@loop.example')
    const ats = [...Array.from({ length: 700 }, () => 'all'), ...Array.from({ length: 300 }, (_, n) => `x${n}`)]
    expect((await post('/api/groupchat/announcement/add', { ...form, ats })).code).toBe(0)
    const [announced] = providers.inputs().flatMap((input) => (input.type === 'Announced' ? [input.ats] : []))
    expect([announced?.length, announced?.[0]]).toEqual([200, 'all'])
  })

  it('a list of announcements has at most 100 rows, whatever the client asks for', async () => {
    const { get, providers } = await memberOf('ada@loop.example')
    for (let n = 0; n < 120; n += 1)
      providers.host().commit(({ at }) => ({
        type: 'Announced',
        at,
        xid: ADA,
        gid: OURS,
        id: `notice-${n}`,
        text: 'Keys',
        pictures: [],
        video: null,
        ats: [],
      }))
    const { data } = await get(`/api/groupchat/announcement/list?gid=${OURS}&page=1&limit=100000`)
    const list = fieldIn(data, 'list')
    expect(Array.isArray(list) && list.length).toBe(100)
  })
})

describe('An invitation to a group', () => {
  const people = (count: number) => Array.from({ length: count }, (_, n) => `x9000${String(n).padStart(5, '0')}`)

  it('an invitation of more than 100 people to a group is refused', async () => {
    const { providers, post } = await memberOf('ada@loop.example')
    const invite = async (xids: readonly string[]) =>
      (await post('/api/groupchat/invite_user', { gid: OURS, xids })).code
    const inputs = inputsOf(providers).length
    expect([await invite([MEI, ...people(99)]), inputsOf(providers).length]).toEqual([0, inputs + 1])
    for (const xids of [people(101), people(4_000), ['x'.repeat(5_000)]]) expect(await invite(xids)).not.toBe(0)
    expect(inputsOf(providers).length).toBe(inputs + 1)
  })

  it('the client splits an invitation of more than 100 people into requests of at most 100 people', async () => {
    const { client, providers } = await memberOf('ada@loop.example')
    const { items } = await right(client.groupRunning.invitable(OURS, '', 1, 3))
    const [first, second, third] = items.map(({ xid }) => xid)
    // The server records an invitation of at least one person whom it knows.
    const xids = [first, ...people(99), second, ...people(99), third, ...people(49)].map((xid) => made(Xid, xid))
    await right(client.groupRunning.perform({ kind: 'invite', gid: OURS, xids }))
    const sent = providers.inputs().flatMap((input) => (input.type === 'UsersInvited' ? [input.xids.length] : []))
    expect(sent).toEqual([100, 100, 50])
  })
})
