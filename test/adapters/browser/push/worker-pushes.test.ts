import { describe, expect, it } from 'vitest'
import { pressed, pushed, renewalOf, type PushHost } from '../../../../src/offline/push'
import { encodePayload } from '../../../../src/adapters/simulator/features/push/push-payload'

const page = (visibilityState: 'visible' | 'hidden', focused = false) => {
  const did: unknown[] = []
  return {
    visibilityState,
    focused,
    focus: async () => void did.push('focus'),
    postMessage: (message: unknown) => void did.push(message),
    did,
  }
}

const setUp = (pages: readonly ReturnType<typeof page>[] = []) => {
  const did: unknown[] = []
  const host: PushHost = {
    pages: async () => pages,
    openPage: async (path) => void did.push(['open', path]),
    show: async (title, notice) => void did.push(['show', title, notice]),
    close: async (tag) => void did.push(['close', tag]),
    setBadge: async (count) => void did.push(['badge', count]),
  }
  return { did, host }
}
const payload = (kind: 'call' | 'message' | 'missed' | 'over', change = {}) =>
  encodePayload({
    kind,
    title: 'Loop',
    body: 'New message',
    tag: 't1',
    path: '/message/1000000001',
    badge: 3,
    ...change,
  })
const loud = {
  body: 'New message',
  tag: 't1',
  silent: false,
  renotify: true,
  requireInteraction: false,
  icon: '/icon-192.png',
  data: { path: '/message/1000000001' },
}

describe('The service worker', () => {
  it('R4-115 R4-121 shows a push with its text, and the number of unread messages as a badge', async () => {
    const { did, host } = setUp([page('hidden'), page('visible', false)])
    await pushed(host, payload('message'))
    expect(did).toEqual([
      ['badge', 3],
      ['show', 'Loop', loud],
    ])
    const call = setUp()
    await pushed(call.host, payload('call'))
    expect(call.did[1]).toEqual(['show', 'Loop', { ...loud, requireInteraction: true }])
  })

  it('R4-115 stays silent while a page has the focus, but closes the notification of an ended call', async () => {
    const { did, host } = setUp([page('hidden'), page('visible', true)])
    await pushed(host, payload('message'))
    expect(did).toEqual([])
    await pushed(host, payload('over'))
    expect(did).toEqual([['close', 't1']])
  })

  it('R4-118 a missed call replaces the ringing one without a sound; a call answered elsewhere is closed', async () => {
    const quiet = { ...loud, silent: true, renotify: false }
    const missed = setUp()
    await pushed(missed.host, payload('missed'))
    expect(missed.did).toEqual([
      ['badge', 3],
      ['show', 'Loop', quiet],
    ])
    const over = setUp()
    await pushed(over.host, payload('over'))
    expect(over.did).toEqual([
      ['badge', 3],
      ['show', 'Loop', quiet],
      ['close', 't1'],
    ])
  })

  it('R4-112 ignores a push that it cannot read, and a path to another site', async () => {
    const { did, host } = setUp()
    for (const sent of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      payload('message', { title: '' }),
      payload('message', { tag: '' }),
    ])
      await pushed(host, sent)
    for (const path of [
      '//evil/',
      '//evil.example/',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\\evil.example',
      '',
    ])
      await pushed(host, payload('message', { path }))
    expect(did).toEqual([])
    await pressed(host, { path: '//evil.example/' })
    await pressed(host, null)
    expect(did).toEqual([
      ['open', '/'],
      ['open', '/'],
    ])
  })

  it('R4-115 a press opens the place in the page that the member sees, else in any page, else in a new one', async () => {
    const data = { path: '/group/10000001' }
    const [hidden, visible] = [page('hidden'), page('visible')]
    await pressed(setUp([hidden, visible]).host, data)
    const opened = [{ type: 'loop/open', path: '/group/10000001' }, 'focus']
    expect([hidden.did, visible.did]).toEqual([[], opened])
    await pressed(setUp([hidden]).host, data)
    expect(hidden.did).toEqual(opened)
    const { did, host } = setUp()
    await pressed(host, data)
    expect(did).toEqual([['open', '/group/10000001']])
  })

  it('R4-113 a replaced endpoint is sent with the secret of the old one', () => {
    const sub = (endpoint: string, auth: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth } }) })
    expect(JSON.parse(renewalOf(sub('https://a.example/1', 'A1'), sub('https://a.example/2', 'A2')))).toEqual({
      endpoint: 'https://a.example/2',
      p256dh: 'BA',
      auth: 'A2',
      old_endpoint: 'https://a.example/1',
      old_auth: 'A1',
    })
  })
})
