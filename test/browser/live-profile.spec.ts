import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { StaticHost } from './support/static-host'
import { expect, test } from './support/test'

interface LiveConfig {
  readonly api: string
  readonly imHosts: readonly string[]
}
/** The configuration that `npm run build:live` uses for this test. */
const { api, imHosts }: LiveConfig = JSON.parse(
  readFileSync(new URL('../../config/live.example.json', import.meta.url), 'utf8'),
)

const isHere = (url: URL): boolean => /(?:^|\.)localhost$/.test(url.hostname)

/** The page's scripts that contain the vendor's client, found by a string that only the client has. */
const vendorScripts = (page: Page): readonly string[] => {
  const found: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    void response.text().then(
      (text) => {
        if (text.includes('sdkStateReady')) found.push(response.url())
      },
      () => undefined,
    )
  })
  return found
}

test('the live build loads the chat vendor’s client only when the chat connects, and contacts only configured hosts', async ({
  browser,
  server,
  problems,
}) => {
  const host = await StaticHost.start('/', 'live')
  const context = await browser.newContext({ baseURL: host.address, locale: 'en-GB' })
  // The simulator is the server of the API. All other hosts, such as the vendor's, are unreachable.
  problems.allow(
    /request leaves the machine/,
    /console error: Failed to load resource/,
    /console (?:error|warning): .*WebSocket/,
  )
  await problems.watch(context, 'Live')
  const asked = new Set<string>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !isHere(url)) asked.add(url.origin)
  })
  await context.routeWebSocket(
    () => true,
    (socket) => {
      asked.add(new URL(socket.url()).origin)
      void socket.close()
    },
  )
  await context.route(
    (url) => !isHere(url),
    (route) => route.abort(),
  )
  const { origin } = new URL(host.address)
  const crossing = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  await context.route(`${api}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: crossing })
    const { pathname, search } = new URL(request.url())
    const answer = await route.fetch({
      url: `${server.origin}${pathname}${search}`,
      headers: { ...request.headers(), origin: server.origin },
    })
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...crossing } })
  })

  const page = await context.newPage()
  const vendor = vendorScripts(page)
  await page.goto('/sign-in')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(vendor).toEqual([])

  await page.goto('/group')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await expect.poll(() => vendor.length).toBe(1)
  // The vendor's client contacts these hosts at login, before it opens its socket.
  const first = imHosts.slice(0, 4)
  await expect.poll(() => first.filter((host) => !asked.has(host))).toEqual([])
  // The content policy of the page allows only the configured hosts.
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? ''
  expect([...asked].filter((host) => !policy.includes(` ${host}`))).toEqual([])
  await context.close()
  await host.stop()
})
