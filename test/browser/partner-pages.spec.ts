import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { TestServer } from './support/server'
import { expect, test } from './support/test'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

const tokenFor = async (origin: string, partner_id: string, name: string): Promise<string> => {
  const answer = await fetch(`${origin}/simulator/partner-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ partner_id, name }),
  })
  const { data }: { data: { access_token: string } } = await answer.json()
  return data.access_token
}

const groups = (page: Page) => page.getByRole('heading', { name: 'Groups' })

test('R3-036 R3-037 R3-038 R3-039 R1-047 R3-048 each partner page opens without a redirect, and resting on a live space for 300 ms opens its card', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/p/harbor', { viewport: { width: 1440, height: 900 } })
  await expect(groups(page)).toBeVisible()
  const chip = page.getByRole('button', { name: /Live space/ }).first()
  await page.evaluate(() => {
    const seen = { entered: 0, opened: 0 }
    document.addEventListener(
      'pointerover',
      ({ target }) => {
        if (seen.entered === 0 && target instanceof Element && target.closest('[aria-label^="Live space"]') !== null)
          seen.entered = performance.now()
      },
      true,
    )
    new MutationObserver(() => {
      if (seen.opened === 0 && document.querySelector('[role=dialog]') !== null) seen.opened = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { seen })
  })
  await chip.hover()
  const card = page.getByRole('dialog')
  await expect(card).toBeVisible()
  const waited: unknown = await page.evaluate('seen.opened - seen.entered')
  expect(waited).toBeGreaterThanOrEqual(290)
  expect((await card.boundingBox())?.width).toBe(312)
  for (const at of ['/partners', '/p']) {
    await page.goto(at)
    await expect(groups(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(at)
  }
  await page.goto('/p/search')
  await expect(page.getByRole('tab', { name: 'People' })).toBeVisible()
  await page.goto('/partner_test')
  await expect(page.getByRole('heading', { name: 'Partner test page' })).toBeVisible()
})

test('R1-048 R3-040 BI-343 BI-347 partner_access_token R1-004 R1-235 a partner’s token on the interlink page signs a person in, and the app then shows no navigation bar', async ({
  openPerson,
  server,
}) => {
  const { page } = await openPerson('Nia', '/p/interlink', { viewport: { width: 390, height: 844 } })
  await expect(page).toHaveURL(/\/loop-interlink-login$/)
  await expect(page.getByRole('heading', { name: 'Open Loop from your partner' })).toBeVisible()
  const token = await tokenFor(server.origin, 'partner-2', 'Nia')
  const referrers: string[] = []
  page.on('request', (request) => {
    referrers.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
  })
  await page.goto(`/p/interlink?access_token=${token}`)
  await page.getByRole('dialog', { name: 'Sign in with this link?' }).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/partners$/)
  await expect(page.getByRole('button', { name: 'Your profile' })).toBeVisible()
  // The page shows Tidewater's groups. Its path names no partner, but the header of its requests does.
  await expect(page.getByRole('link', { name: /Tide Ambassadors/ }).first()).toBeVisible()
  expect(referrers.filter((line) => line.split(' ')[1]?.includes(token))).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(token)
  await page.goto('/group')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.goto('/group/10000001')
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible()
  await expect(page.getByRole('button', { name: /gift/i })).toHaveCount(0)
})

test('BI-358 framed the site of a partner can embed a group of the app, but neither the sign-in nor the page of another partner', async ({
  browser,
  problems,
}) => {
  problems.allow(/frame-ancestors|Refused to (?:frame|display)|chrome-error/)
  const html = readFileSync(path.join(root, 'examples', 'embed', 'index.html'))
  const site = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  const at = site.address()
  if (typeof at !== 'object' || at === null) throw new Error('no port')
  const origin = `http://localhost:${at.port}`
  const server = await TestServer.start({ seed: 1, args: ['--partner', `harbor=${origin}`] })
  const context = await browser.newContext({ permissions: ['microphone'] })
  await problems.watch(context, 'Harbor')
  const page = await context.newPage()
  await page.goto(`${origin}/?loop=${server.origin}&home`)
  const log = page.getByRole('listitem')
  await expect(log.filter({ hasText: '"ready"' })).toHaveCount(1)
  await expect(log.filter({ hasText: '"height"' }).first()).toBeVisible()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Groups' })).toBeVisible()

  await page.goto(`${origin}/?loop=${server.origin}&group=10000001`)
  await expect(log.filter({ hasText: '"ready"' })).toHaveCount(1)
  await expect(frame.getByRole('heading', { name: /Loop Town Square/ }).first()).toBeVisible()
  const inside = page.frames()[1]
  if (inside === undefined) throw new Error('no frame')
  // A thousand messages outside the protocol change nothing.
  const before = [inside.url(), await log.count()]
  await page.evaluate(() => {
    const target = document.querySelector('iframe')?.contentWindow
    for (let n = 0; n < 1_000; n += 1) target?.postMessage({ loop: 1, kind: 'close', type: 'left', n }, '*')
  })
  await expect(frame.getByRole('heading', { name: /Loop Town Square/ }).first()).toBeVisible()
  expect([inside.url(), await log.count()]).toEqual(before)
  await inside.evaluate(() => {
    history.pushState(null, '', '/sign-in')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(frame.getByRole('heading', { name: 'Open Loop to continue' })).toBeVisible()

  // The site of this partner may not frame the page of another partner.
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, `${server.origin}/p/tidewater`)
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
  await context.close()
  await server.stop()
  site.closeAllConnections()
  site.close()
})
