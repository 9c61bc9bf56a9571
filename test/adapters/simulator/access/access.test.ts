import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsNoSession } from '../../../../src/adapters/simulator/access/access-row'
import { accessRowOf } from '../../../../src/adapters/simulator/access/access-table'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { ROOM_EVENTS } from '../../../../src/adapters/wire/frames/room-frame'
import { startServerIn, temporaryFolder } from '../node/node-server-fixture'
import { AccessUsers, fieldIn, isRefused, textIn } from './access-fixture'
import { FEATURE_FRAMES, forged, IM_ROWS, RTC_DATA } from './frames'
import { PEOPLE, ROUTES, ruleOf, type Input, type Places, type Who } from './routes'

const folder = temporaryFolder()
let server: RunningServer
let crowd: AccessUsers
let places: Places
const rule = (name: string) => ruleOf(accessRowOf(name).who)
const inputOf = (input: Input, who: Who) => (typeof input === 'function' ? input(places, who) : input)

beforeAll(async () => {
  server = await startServerIn(folder.path)
  crowd = new AccessUsers(server)
  await crowd.signIn()
  places = await crowd.places()
}, 60_000)
afterAll(async () => {
  await server.close()
  folder.remove()
})

describe('A frame to the chat service', () => {
  it.each([...IM_ROWS, { event: 'login', data: {} }])(
    'without a valid login, the chat service returns no data for the frame $event',
    async ({ event, data }) => {
      const line = await crowd.line('/im')
      if (event === 'login') line.say('login', { token: 'none', platform_id: 5 })
      else line.say(event, { request_id: 'r1', ...data })
      await line.settled()
      expect(line.events()).toEqual(event === 'login' ? ['refused'] : ['pong'])
      line.close()
    },
  )

  it.each(IM_ROWS)(
    'the chat service accepts the frame $event only from the users that its row in the access table names',
    async ({ event, data }) => {
      const { refused, done } = rule(`im ${event}`)
      const known = refused.filter((who) => who !== 'nobody')
      for (const who of done === null ? known : [...known, done]) {
        const line = await crowd.line('/im')
        line.say('login', { token: await crowd.chatToken(who), platform_id: 5 })
        line.say(event, { request_id: 'r1', ...data })
        await line.until(() => line.events().includes('ack'))
        const ack = line.heard.find((frame) => fieldIn(frame, 'event') === 'ack')
        expect([who, fieldIn(ack, 'data', 'code') === 0]).toEqual([who, who === done])
        line.close()
      }
    },
  )

  it('a frame over 1 MiB closes the connection to the chat service', async () => {
    const line = await crowd.line('/im')
    line.say('login', { token: 'x'.repeat(1_100_000), platform_id: 5 })
    await line.until(() => line.isClosed)
    expect(line.heard).toEqual([])
  })
})

describe('A frame of rooms or features', () => {
  it('a frame from a user outside the room or without a login reaches nobody, whichever sender the frame names', async () => {
    const stage = await crowd.space()
    await crowd.call('POST /api/live/update', 'ada', { channel_id: stage, status: 1 })
    for (const who of ['ada', 'ben'] as const) await crowd.call('POST /api/live/join', who, { channel_id: stage })
    const [ada, outsider, nobody] = [await crowd.line('/ws'), await crowd.line('/ws'), await crowd.line('/ws')]
    ada.say('login', { token: crowd.token('ada') })
    outsider.say('login', { token: crowd.token('outsider') })
    await ada.settled()
    const frames = [
      ...ROOM_EVENTS.map((event) => [event, forged(places, stage)] as const),
      ...Object.entries(FEATURE_FRAMES).map(([event, of]) => [event, of(places)] as const),
    ]
    for (const [event, data] of frames) {
      outsider.say(event, data)
      nobody.say(event, data)
    }
    await outsider.settled()
    await ada.settled()
    expect(ada.events().filter((event) => frames.some(([one]) => one === event))).toEqual([])
    nobody.say('login', { token: 'none' })
    await nobody.until(() => nobody.isClosed)
    expect(nobody.heard).toEqual([])
    ada.close()
    outsider.close()
  })
})

describe('A frame on the signalling socket', () => {
  it.each(Object.entries(RTC_DATA))(
    'on the signalling socket, the frame %s of a browser without a valid room token is refused or ignored',
    async (event, data) => {
      const line = await crowd.line('/rtc')
      const forgedPass = {
        channel_id: places.live,
        token: `${places.live}.${places.xids.ada}.${'0'.repeat(40)}`,
        peer: 'peer-of-eve',
      }
      line.say(event, event === 'join' ? forgedPass : data)
      await line.settled()
      expect(line.events().filter((one) => one !== 'pong')).toEqual(event === 'join' ? ['ended'] : [])
      line.close()
    },
  )

  it('a frame over 64 KB on the signalling socket is ignored, and the connection stays open', async () => {
    const line = await crowd.line('/rtc')
    line.say('join', { channel_id: places.live, token: 'x'.repeat(70_000), peer: 'peer-of-eve' })
    await line.settled()
    expect(line.events()).toEqual(['pong'])
    line.close()
  })
})

describe('A route', () => {
  it.each(ROUTES.filter(([route]) => route.startsWith('POST ')))(
    'the route %s refuses a request body over 64 KB',
    async (route) => {
      const answered = await crowd.call(route, 'ada', { pad: 'x'.repeat(70_000) })
      expect([textIn(answered.json, 'msg'), isRefused(answered)]).toEqual(['This call cannot be understood', true])
    },
  )

  it.each(ROUTES)(
    'the route %s succeeds for a user whom its row in the access table allows, and is refused for all other users',
    async (route, input) => {
      const { refused, done } = rule(route)
      const answers = await Promise.all(
        refused.map(async (one) => [one, isRefused(await crowd.call(route, one, inputOf(input, one)))]),
      )
      expect(answers).toEqual(refused.map((one) => [one, true]))
      if (done === null) return
      const { status, json } = await crowd.call(route, done, inputOf(input, done))
      expect([status, json]).toMatchObject([200, { code: 0 }])
    },
  )

  it('a route that needs a session responds with 401 to a request without a session', async () => {
    // Earlier rows deleted some targets. A response without a session must not reveal that.
    const guarded = ROUTES.filter(([route]) => !needsNoSession(accessRowOf(route).who))
    const answers = await Promise.all(
      guarded.map(async ([route, input]) => [
        route,
        (await crowd.call(route, 'nobody', inputOf(input, 'nobody'))).status,
      ]),
    )
    expect(answers).toEqual(guarded.map(([route]) => [route, 401]))
    expect(PEOPLE).toHaveLength(6)
  })
})

describe('The rate limit of the server', () => {
  it('a caller over one rate limit gets 429 with a text, while requests under other rate limits are still served', async () => {
    const other = temporaryFolder()
    const counting = await startServerIn(other.path, { isUnlimited: false })
    const stranger = new AccessUsers(counting)
    const visit = (n: number) =>
      stranger.call('POST /api/loop_login/visitor_login', 'nobody', { platform: 'web', device_id: `device-${n}` })
    const statuses = await Promise.all(Array.from({ length: 60 }, async (_, n) => (await visit(n)).status))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(40)
    expect((await visit(99)).json).toEqual({
      code: 429,
      msg: 'Too many requests. Please wait a moment, then try again.',
      data: null,
    })
    expect((await stranger.call('GET /simulator/x/accounts', 'nobody', {})).status).toBe(200)
    const line = await stranger.line('/ws')
    for (let n = 0; n < 400; n += 1) line.say('space_reaction', {})
    await line.until(() => line.isClosed)
    await counting.close()
    other.remove()
  })
})
