import type { CDPSession, Worker } from 'playwright/test'
import type { BrowserUser } from './browser-user'

/** Where the stub receives pushes, and the browser's keys as base64url. */
export interface StubbedTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * Gives pages notifications and a push service, because a headless browser has neither. `answer`: what the person
 * answers to the browser's question. Permission and subscription outlive a reload, as in a browser.
 */
export const stubPushService = async (
  { context }: BrowserUser,
  answer: 'granted' | 'denied',
  target: StubbedTarget,
): Promise<void> => {
  await context.addInitScript(
    ([permission, { endpoint, p256dh, auth }]) => {
      if (!('PushManager' in window)) return
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)).buffer
      const subscription = {
        endpoint,
        getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
        unsubscribe: async () => {
          localStorage.removeItem('stub subscription')
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem('stub subscription', endpoint)
          return subscription
        },
        getSubscription: async () => (localStorage.getItem('stub subscription') === null ? null : subscription),
      })
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('stub permission') ?? 'default',
      })
      Notification.requestPermission = async () => {
        localStorage.setItem('stub permission', permission)
        return permission
      }
    },
    [answer, target] as const,
  )
}

export const isSubscribed = ({ page }: BrowserUser): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('stub subscription') !== null)

/** The person allows notifications in the settings of the browser. */
export const allowNotifications = ({ page }: BrowserUser): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('stub permission'))

/** What the test uses of the worker's global scope. */
declare global {
  var registration: ServiceWorkerRegistration
  var shownBadge: number
  var shownNotices: { title: string; body: string; data: unknown; close: () => void }[]
}

/**
 * The service worker of a person's browser, which gets pushes from the test. A headless browser shows no notifications,
 * so the worker keeps those that it would show.
 */
export class PushedWorker {
  private constructor(
    private readonly session: CDPSession,
    private readonly worker: Worker,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  /** Starts the worker of this origin, which ends by itself after some idle seconds. */
  static async of({ context }: BrowserUser, origin: string): Promise<PushedWorker> {
    const session = await context.newCDPSession(await context.newPage())
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
        if (first !== undefined) resolve(first.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    const registrationId = await found
    await session.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` })
    const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
    await worker.evaluate(() => {
      globalThis.shownNotices = []
      globalThis.shownBadge = 0
      // Badges of workers crash a headless browser.
      Object.assign(navigator, {
        setAppBadge: async (unread: number) => {
          globalThis.shownBadge = unread
        },
      })
      Object.assign(globalThis.registration, {
        showNotification: async (title: string, { body = '', data }: NotificationOptions = {}) => {
          globalThis.shownNotices.push({ title, body, data, close: () => undefined })
        },
      })
    })
    return new PushedWorker(session, worker, `${origin}/`, registrationId)
  }

  async deliver(data: string): Promise<void> {
    const { origin, registrationId } = this
    await this.session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }

  /** The texts of the notifications. */
  shown(): Promise<readonly string[]> {
    return this.worker.evaluate(() => globalThis.shownNotices.map(({ title, body }) => `${title}: ${body}`))
  }

  badge(): Promise<number> {
    return this.worker.evaluate(() => globalThis.shownBadge)
  }

  /** Presses the last notification. */
  press(): Promise<void> {
    return this.worker.evaluate(() => {
      const waitUntil = (end: Promise<unknown>): void => {
        // The press is not a person's, so the worker may not focus the page.
        void end.catch(() => undefined)
      }
      const event = new Event('notificationclick')
      globalThis.dispatchEvent(Object.assign(event, { notification: globalThis.shownNotices.at(-1), waitUntil }))
    })
  }
}
