import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPushes } from '../../../src/adapters/browser/push/follow-pushes'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { live } from '../support/fake-app'

/** The service worker of this page. `did` lists what the page asked of it and of the badge. */
const pageWithWorker = () => {
  const did: string[] = []
  const worker = new EventTarget()
  const registration = {
    getNotifications: async () => [{ close: () => did.push('close') }],
    pushManager: {
      getSubscription: async () => ({
        unsubscribe: async () => {
          did.push('unsubscribe')
          return true
        },
      }),
    },
  }
  Object.assign(worker, { getRegistration: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  Object.assign(navigator, { clearAppBadge: async () => void did.push('clear') })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {})
  const says = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  return { did, says }
}

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

describe('A page and its pushes', () => {
  it('R4-115 a pressed notification opens its place, and only a place of this site', () => {
    const { says } = pageWithWorker()
    const places: string[] = []
    followPushes(live(ann), (path) => places.push(path))
    for (const data of [
      { type: 'loop/open', path: '/message/1' },
      { type: 'loop/open', path: '//evil.example' },
      { type: 'loop/open', path: 'https://evil.example' },
      { type: 'loop/open' },
      { type: 'other', path: '/group' },
      null,
    ])
      says(data)
    expect(places).toEqual(['/message/1'])
  })

  it('R4-115 the notifications of pushes go when the member looks at the page', async () => {
    const { did } = pageWithWorker()
    followPushes(live(ann), () => undefined)
    expect(did).toEqual([])
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    // The followers of earlier tests listen too.
    await vi.waitFor(() => expect(new Set(did)).toEqual(new Set(['close'])))
  })

  it('R4-120 R4-121 sign-out ends the browser’s subscription and removes the badge', async () => {
    const { did } = pageWithWorker()
    const app = live(ann)
    followPushes(app, () => undefined)
    app.hear({ type: 'SessionExpired', sessionId: sessionOf(ann).sessionId })
    app.hear((ask) => ({ type: 'SessionEnded', ask: ask('endSession'), reason: 'expired' }))
    await vi.waitFor(() => expect(did.toSorted()).toEqual(['clear', 'unsubscribe']))
  })

  it('R4-120 a browser without service workers follows nothing, and fails at nothing', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    expect(() => followPushes(live(ann), () => undefined)).not.toThrow()
  })
})
