import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeWebhookHttp, type WebhookHttpDeps } from '../../../../src/adapters/simulator/node/webhook-http'
import { NOON } from '../../../support/builders/instant'
import { badInput } from '../../../ui/support/bad-inputs'
import { AccessUsers, textIn } from '../access/access-fixture'
import { startServerIn, temporaryFolder } from './node-server-fixture'

const SECRET = `whsec_${Buffer.from('a-key-of-thirty-two-bytes-or-so!').toString('base64')}`
const open: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of open.splice(0).reverse()) await end()
})

const listening = async (take: RequestListener): Promise<number> => {
  const server: Server = createServer(take)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  open.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
const callOut = (deps: Partial<WebhookHttpDeps> = {}) =>
  makeWebhookHttp({ onThisMachine: true, hosts: [], ownPort: () => 1, ...deps })
const call = (url: string, body = '{"type":"test"}') => ({
  url,
  id: 'call-1',
  at: NOON,
  secret: SECRET,
  body,
  owner: 'ada',
})

describe('A webhook request', () => {
  it('a webhook request is a POST of JSON, with a signature over its id, time and body', async () => {
    const received: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
    const port = await listening((request, response) => {
      let body = ''
      request
        .on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        .on('end', () => {
          received.push({ method: request.method, headers: request.headers, body })
          response.end('{"body":"hello"}')
        })
    })
    expect(await callOut()(call(`http://localhost:${port}/hook`, '{"text":"é"}'))).toEqual({
      status: 200,
      text: '{"body":"hello"}',
    })
    const seconds = String(Math.floor(NOON / 1_000))
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64')
    expect(received).toMatchObject([
      {
        method: 'POST',
        body: '{"text":"é"}',
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'call-1',
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${createHmac('sha256', key).update(`call-1.${seconds}.{"text":"é"}`).digest('base64')}`,
        },
      },
    ])
  })

  it('slow bots of one owner do not keep the bots of another owner waiting', async () => {
    const waiting: (() => void)[] = []
    const port = await listening((request, response) => {
      if (request.url === '/slow') waiting.push(() => response.end('late'))
      else response.end('{}')
    })
    const send = callOut()
    const slow = Array.from({ length: 60 }, (_, n) => ({
      ...call(`http://localhost:${port}/slow`),
      owner: `owner${n % 5}`,
      secret: `whsec_${n}`,
    }))
    const answers = slow.map((one) => send(one))
    expect(await send(call(`http://localhost:${port}/fast`))).toEqual({ status: 200, text: '{}' })
    await vi.waitFor(() => {
      expect(waiting).toHaveLength(40)
    })
    for (const end of waiting) end()
    expect((await Promise.all(answers)).filter((one) => 'fault' in one)).toHaveLength(20)
  })

  it('a webhook request does not follow a redirect', async () => {
    let visits = 0
    const inner = await listening((_, response) => {
      visits += 1
      response.end()
    })
    const port = await listening((_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${inner}/` }).end()
    })
    expect(await callOut()(call(`http://127.0.0.1:${port}/`))).toEqual({ status: 302, text: '' })
    expect(visits).toBe(0)
  })

  it('a webhook request fails when the webhook cannot be reached, takes too long or sends a response that is too large', async () => {
    const silent = await listening(() => undefined)
    const slow = await listening((_, response) => {
      response.write('{')
    })
    const endless = await listening((_, response) => {
      response.end('x'.repeat(16_385))
    })
    const within = callOut({ timeLimitMs: 100 })
    expect(await Promise.all([silent, slow, endless].map((port) => within(call(`http://127.0.0.1:${port}/`))))).toEqual(
      [{ fault: 'late' }, { fault: 'late' }, { fault: 'large' }],
    )
    expect(await callOut()(call('http://127.0.0.1:9/'))).toEqual({ fault: 'unreachable' })
  })

  it('BI-196 bot_webhook: a webhook request to another machine is forbidden unless the operator allows the host', async () => {
    let visits = 0
    const port = await listening((_, response) => {
      visits += 1
      response.end()
    })
    const forbidden = [
      badInput('bot_webhook', 'BI-196').text,
      `http://0.0.0.0:${port}/`,
      `http://[::]:${port}/`,
      'http://10.0.0.1/',
      'http://192.168.0.1/',
      'http://example.com/',
      `http://user:pw@127.0.0.1:${port}/`,
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      'nothing',
    ]
    expect(await Promise.all(forbidden.map((url) => callOut()(call(url))))).toEqual(
      forbidden.map(() => ({ fault: 'forbidden' })),
    )
    const ways = await Promise.all([
      callOut({ onThisMachine: false })(call(`http://localhost:${port}/`)),
      callOut({ ownPort: () => port })(call(`http://127.1:${port}/`)),
      // A hostname that resolves to this machine is blocked too.
      callOut({ onThisMachine: false, hosts: ['localhost.localdomain', 'localhost'] })(
        call(`http://localhost:${port}/`),
      ),
    ])
    expect([ways, visits]).toEqual([[{ fault: 'forbidden' }, { fault: 'forbidden' }, { fault: 'forbidden' }], 0])
    expect(await callOut()(call(`http://2130706433:${port}/`))).toMatchObject({ status: 200 })
  })
})

/** Starts examples/bot as its README describes. Returns its address. */
const startExample = async (secret: string): Promise<string> => {
  const bot = spawn(process.execPath, ['scripts/bot.mjs'], {
    env: { ...process.env, PORT: '0', BOT_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  open.push(() => {
    bot.kill()
  })
  return new Promise((resolve) => {
    let printed = ''
    bot.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const at = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
      if (at !== undefined) resolve(at)
    })
  })
}

describe('The bot of examples/bot', () => {
  it('R3-002 R3-003 the example bot replies to a command in a group, and answers a request without a signature with 401', async () => {
    const folder = temporaryFolder()
    open.push(folder.remove)
    const server = await startServerIn(folder.path)
    open.push(server.close)
    const crowd = new AccessUsers(server)
    await crowd.signIn()
    const {
      uids: { ada: userId },
    } = await crowd.places()
    const of = async (route: string, fields: Readonly<Record<string, unknown>>) =>
      (await crowd.call(route, 'ada', { userId, ...fields })).json
    const made = await of('POST /botfather/bot-management/create', {
      botName: 'weather_bot',
      description: 'Weather',
      avatarUrl: 'https://pictures.example/a.png',
    })
    const [botId, xid, secret] = ['id', 'xid', 'tokenHash'].map((name) => textIn(made, 'data', name))
    const url = await startExample(secret ?? '')
    const command = { id: '', cmd: '/weather', description: '', weight: 0, bot_id: botId, xid, state: 0, status: 1 }
    await of('POST /botfather/bot-management/commands', { botId, commandList: [command] })
    expect(await of('POST /botfather/bot-management/webhook', { botId, url })).toMatchObject({ code: 0 })
    await crowd.call('POST /api/groupchat/invite_user', 'ada', { gid: '470000047', xids: [xid] })
    const line = await crowd.line('/im')
    line.say('login', { token: await crowd.chatToken('ada'), platform_id: 5 })
    await line.settled()
    await crowd.call('POST /botfather/bot/userMessage', 'ada', {
      gid: '470000047',
      client_id: 'client-of-it',
      text: '/weather Paris',
    })
    await vi.waitFor(() => expect(JSON.stringify(line.heard)).toContain('Weather in Paris: rain'), { interval: 5 })
    line.close()
    expect((await fetch(url, { method: 'POST', body: '{"type":"command"}' })).status).toBe(401)
  })
})
