import { pressed, pushed, renewalOf, type PushHost } from './push'

declare const self: ServiceWorkerGlobalScope

/** The page that answers every route. */
const PAGE = '/'
const OURS = 'files '
/** The caches to keep: the current release and the previous release, whose pages may still be open. */
const RELEASES_KEPT = 2
/** Pause between files, so that a page in use does not stutter. */
const BREATH_MS = 60

const listed: unknown = import.meta.env['VITE_OFFLINE_FILES']
/** Paths of this release's files. Their names contain a hash of the content, so cached files never go stale. */
const files: ReadonlySet<string> = new Set(
  Array.isArray(listed) ? listed.filter((path) => typeof path === 'string') : [],
)
const kept = `${OURS}${String(import.meta.env['VITE_OFFLINE_NAME'])}`

/** Fetches the missing files. Files that an interrupted install has already cached are not fetched again. */
const fill = async (): Promise<void> => {
  const cache = await caches.open(kept)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const path of [PAGE, ...files]) {
    if (there.has(path)) continue
    await cache.add(path)
    await new Promise((done) => {
      setTimeout(done, BREATH_MS)
    })
  }
  await self.skipWaiting()
}

const takeOver = async (): Promise<void> => {
  // `caches.keys()` lists caches in order of creation.
  const releases = (await caches.keys()).filter((name) => name.startsWith(OURS))
  await Promise.all(releases.slice(0, -RELEASES_KEPT).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Prefers the server's page, because that page is the newest. Offline, the cached page opens. */
const pageFor = async (event: FetchEvent): Promise<Response> => {
  try {
    const early: unknown = await event.preloadResponse
    return early instanceof Response ? early : await fetch(event.request)
  } catch (error) {
    const page = await caches.match(PAGE, { cacheName: kept })
    if (page === undefined) throw error
    return page
  }
}

const fileFor = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

const host: PushHost = {
  pages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openPage: (path) => self.clients.openWindow(path),
  show: (title, notice) => self.registration.showNotification(title, notice),
  close: async (tag) => {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close()
  },
  // Only an installed app has a badge.
  setBadge: (count) => self.navigator.setAppBadge?.(count).catch(() => undefined) ?? Promise.resolve(),
}

const renew = async ({ oldSubscription: old, newSubscription: made }: PushSubscriptionChangeEvent): Promise<void> => {
  if (old === null) return
  const body = renewalOf(old, made ?? (await self.registration.pushManager.subscribe(old.options)))
  await fetch('/api/push/renew', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

self.addEventListener('push', (event) => {
  event.waitUntil(pushed(host, event.data?.text() ?? ''))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(pressed(host, event.notification.data))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})
self.addEventListener('install', (event) => {
  event.waitUntil(fill())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFor(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
})
