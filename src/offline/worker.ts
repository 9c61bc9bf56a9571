declare const self: ServiceWorkerGlobalScope

/** Answered with the page, whatever path is asked for. */
const PAGE = '/'
const OURS = 'files '
/** Of this release, and of the one before: its pages may be open still. */
const RELEASES_KEPT = 2
/** Between two files: whoever has just come uses the page meanwhile, and it is not to stutter. */
const BREATH_MS = 60

const listed: unknown = import.meta.env['VITE_OFFLINE_FILES']
/** Paths of the files of this release; their names tell their content, so what is kept never grows old. */
const files: ReadonlySet<string> = new Set(Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [])
const kept = `${OURS}${String(import.meta.env['VITE_OFFLINE_NAME'])}`

/** What is there from a try that broke off is not fetched again. */
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
  // Caches are listed in the order in which they were made.
  const releases = (await caches.keys()).filter((name) => name.startsWith(OURS))
  await Promise.all(releases.slice(0, -RELEASES_KEPT).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The server has the newest page; without it the one that is kept opens. */
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

export {}
