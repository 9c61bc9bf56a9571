import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makePushBrowser, unsubscribe } from '../../../../src/adapters/browser/push/push-browser'

const bytes = (...values: readonly number[]): ArrayBuffer => Uint8Array.from(values).buffer

/** A browser with the Push API. `did` lists what the page asked of it. */
const browserWith = (permission: NotificationPermission, hasSubscription = false) => {
  const did: unknown[] = []
  const subscription = {
    endpoint: 'https://none.push.services.mozilla.com/1',
    getKey: (name: string) => (name === 'p256dh' ? bytes(251, 255, 1) : bytes(4, 5)),
    unsubscribe: async () => {
      did.push('unsubscribe')
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (hasSubscription ? subscription : null),
    subscribe: async (options: unknown) => {
      did.push(options)
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', { serviceWorker })
  const Notification = { permission, requestPermission: async () => permission }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('window', { PushManager: {}, Notification })
  return { did, pushManager }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('The pushes of this browser', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('R4-120 the permission %s of the browser is read as %s', async (permission, read) => {
    browserWith(permission)
    expect([makePushBrowser().permission(), await makePushBrowser().askPermission()]).toEqual([read, read])
  })

  it('R4-120 a browser without the Push API has none, and no subscription', async () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('window', {})
    expect(makePushBrowser().permission()).toBe('none')
    expect(await makePushBrowser().isSubscribed()).toBe(false)
    await expect(unsubscribe()).resolves.toBeUndefined()
  })

  it('R4-120 a new subscription replaces the old one, shows each push, and has its keys as base64url', async () => {
    const { did } = browserWith('granted', true)
    expect(await makePushBrowser().isSubscribed()).toBe(true)
    expect(await makePushBrowser().subscribe('the-key')()).toEqual(
      E.right({ endpoint: 'https://none.push.services.mozilla.com/1', p256dh: '-_8B', auth: 'BAU' }),
    )
    expect(did).toEqual(['unsubscribe', { userVisibleOnly: true, applicationServerKey: 'the-key' }])
  })

  it('R4-120 a push service that the browser cannot reach is a failure', async () => {
    const { pushManager } = browserWith('granted')
    pushManager.subscribe = () => Promise.reject(new Error('no service'))
    expect(await makePushBrowser().subscribe('the-key')()).toEqual(E.left('noService'))
  })
})
