import { afterEach, describe, expect, it } from 'vitest'
import type { ServerResponse } from 'node:http'
import { makePushHttp, type PushHttpDeps } from '../../../../../src/adapters/simulator/node/push/push-http'
import { makeVapidKeys } from '../../../../../src/adapters/simulator/node/push/vapid'
import { NOON } from '../../../../support/builders/instant'
import { decryptPush, newBrowserKeys, toBase64Url, verifyVapid } from '../../../../support/push/push-browser'
import { openPushEndpoint } from '../../../../support/push/push-endpoint'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})
const listening = async (answer?: (response: ServerResponse) => void) => {
  const endpoint = await openPushEndpoint(answer)
  open.push(endpoint.close)
  return endpoint
}

const keys = makeVapidKeys()
const browser = await newBrowserKeys()
const target = (endpoint: string) => ({
  endpoint,
  p256dh: toBase64Url(browser.point),
  auth: toBase64Url(browser.auth),
})
const push = (endpoint: string, text = '{"title":"é"}') => ({
  to: target(endpoint),
  keys,
  at: NOON,
  text,
  ttl: 60,
  urgency: 'high' as const,
  topic: 'topic-1',
})
const client = (deps: Partial<PushHttpDeps> = {}) =>
  makePushHttp({ origins: [], contact: 'mailto:a@b.example', ...deps })

describe('A push', () => {
  it('R4-111 is an encrypted POST with lifetime, urgency and topic, signed for its push service', async () => {
    const service = await listening()
    const sent = await client({ origins: [service.origin] }).send(push(`${service.origin}/send/1`))
    expect(sent).toEqual({ status: 201, retryAfterMs: null })
    const { url, headers, body } = await service.nth(1)
    expect([url, await decryptPush(body, browser)]).toEqual(['/send/1', '{"title":"é"}'])
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'high', topic: 'topic-1' })
    expect(await verifyVapid(headers.authorization ?? '')).toMatchObject({ aud: service.origin })
  })

  it('R4-111 has a salt and a key pair of its own each time', async () => {
    const service = await listening()
    const { send } = client({ origins: [service.origin] })
    await send(push(service.origin))
    await send(push(service.origin))
    const heads = service.received.map(({ body }) => toBase64Url(body.slice(0, 86)))
    expect(new Set(heads.map((head) => head.slice(0, 20))).size).toBe(2)
    expect(new Set(heads.map((head) => head.slice(28))).size).toBe(2)
  })

  it('R4-112 is accepted only for the push services of browsers, over https at the usual port', () => {
    const { accepts } = client()
    const services = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
    ]
    const others = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://user:pw@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com@127.0.0.1/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://evilfcm.googleapis.com/abc',
      'https://push.apple.com/abc',
      'https://evilpush.apple.com/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://2130706433/abc',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/abc',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '//fcm.googleapis.com/abc',
      'nothing',
      '',
    ]
    expect(services.filter((endpoint) => !accepts(target(endpoint)))).toEqual([])
    expect(others.filter((endpoint) => accepts(target(endpoint)))).toEqual([])
  })

  it('R4-112 reaches nothing else either when it is sent', async () => {
    const service = await listening()
    const port = new URL(service.origin).port
    const others = [service.origin, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://0.0.0.0:${port}/`]
    expect(await Promise.all(others.map((endpoint) => client().send(push(endpoint))))).toEqual(
      others.map(() => ({ fault: 'forbidden' })),
    )
    // An origin that the operator allows opens no other port, scheme or name.
    const { send } = client({ origins: ['http://127.0.0.1:9'] })
    expect(await send(push(service.origin))).toEqual({ fault: 'forbidden' })
    expect(service.received).toEqual([])
  })

  it('R4-112 follows no redirect', async () => {
    const inner = await listening()
    const service = await listening((response) => {
      response.writeHead(307, { location: inner.origin }).end()
    })
    expect(await client({ origins: [service.origin] }).send(push(service.origin))).toMatchObject({ status: 307 })
    expect(inner.received).toEqual([])
  })

  it('R4-112 ends after its time limit, and an endless answer ends too', async () => {
    const silent = await listening(() => undefined)
    const endless = await listening((response) => response.end('x'.repeat(16_385)))
    const { send } = client({ origins: [silent.origin, endless.origin], timeLimitMs: 100 })
    expect(await send(push(silent.origin))).toEqual({ fault: 'late' })
    expect(await send(push(endless.origin))).toEqual({ fault: 'unreachable' })
    expect(await client({ origins: ['http://127.0.0.1:9'] }).send(push('http://127.0.0.1:9/'))).toEqual({
      fault: 'unreachable',
    })
  })

  it('R4-112 with wrong keys or too long a text is not sent', async () => {
    const service = await listening()
    const { send } = client({ origins: [service.origin] })
    const right = push(service.origin)
    expect(await send({ ...right, to: { ...right.to, auth: 'AA' } })).toEqual({ fault: 'forbidden' })
    expect(await send({ ...right, to: { ...right.to, p256dh: toBase64Url(new Uint8Array(65)) } })).toEqual({
      fault: 'forbidden',
    })
    expect(await send(push(service.origin, 'x'.repeat(4_000)))).toEqual({ fault: 'forbidden' })
    expect(service.received).toEqual([])
  })

  it('R4-112 a wait that the push service asks for is read in seconds, and at most five minutes', async () => {
    const headers = ['7', '86400', 'Wed, 21 Oct 2026 07:28:00 GMT']
    const waits: unknown[] = []
    for (const header of headers) {
      const service = await listening((response) => response.writeHead(429, { 'retry-after': header }).end())
      waits.push(await client({ origins: [service.origin] }).send(push(service.origin)))
    }
    expect(waits).toEqual([7_000, 300_000, null].map((retryAfterMs) => ({ status: 429, retryAfterMs })))
  })
})
