import { afterEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../../../src/adapters/simulator/node/server-options'
import { decryptPush, newBrowserKeys, toBase64Url, verifyVapid } from '../../../../support/push/push-browser'
import { openPushEndpoint } from '../../../../support/push/push-endpoint'
import { AccessUsers, fieldIn, textIn } from '../../access/access-fixture'
import { startServerIn, temporaryFolder } from '../node-server-fixture'

const open: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const WITH_BEN = 'si_a000000001_b000000002'

const setUp = async () => {
  const service = await openPushEndpoint()
  const folder = temporaryFolder()
  const start = (): Promise<RunningServer> => startServerIn(folder.path, { pushOrigins: [service.origin] })
  const server = await start()
  open.push(service.close, folder.remove)
  const people = new AccessUsers(server)
  await people.signIn()
  const browser = await newBrowserKeys()
  const subscription = {
    endpoint: `${service.origin}/send/ben`,
    p256dh: toBase64Url(browser.point),
    auth: toBase64Url(browser.auth),
  }
  await people.call('POST /api/dm/create', 'ada', { uid: '1000000002' })
  const chatting = async () => {
    const line = await people.line('/im')
    line.say('login', { token: await people.chatToken('ada'), platform_id: 5 })
    await line.until(() => line.events().includes('logged'))
    return line
  }
  return { service, server, start, people, browser, subscription, chatting }
}
const message = (id: string, msg: string) => ({
  request_id: id,
  conversation_id: WITH_BEN,
  client_id: id,
  type: 101,
  msg,
  picture: null,
  video: null,
  ext: {},
})

describe('A direct message for a member whose page is closed', () => {
  it('R4-111 reaches the browser encrypted, without private texts, and signed with a key that a restart keeps', async () => {
    const { service, server, start, people, browser, subscription, chatting } = await setUp()
    const read = await people.call('GET /api/account/push', 'ben', {})
    const publicKey = textIn(read.json, 'data', 'public_key')
    expect([Buffer.from(publicKey, 'base64url').length, fieldIn(read.json, 'data', 'is_on')]).toEqual([65, 0])
    expect(await people.call('POST /api/account/push/subscribe', 'ben', subscription)).toMatchObject({
      json: { code: 0 },
    })
    const line = await chatting()
    line.say('send', message('c1', 'The keys are under the mat'))
    const first = await service.nth(1)
    expect(JSON.parse(await decryptPush(first.body, browser))).toEqual({
      kind: 'message',
      title: 'Loop',
      body: 'New message',
      tag: WITH_BEN,
      path: '/message/1000000001',
      badge: expect.any(Number),
    })
    expect(first.headers.authorization).toContain(`k=${publicKey}`)
    expect(await verifyVapid(first.headers.authorization ?? '')).toMatchObject({ aud: service.origin })
    line.close()
    await server.close()
    const again = await start()
    open.push(() => again.close())
    const restarted = new AccessUsers(again)
    await restarted.signIn()
    const kept = await restarted.call('GET /api/account/push', 'ben', {})
    expect(textIn(kept.json, 'data', 'public_key')).toBe(publicKey)
  }, 30_000)
})
