import { composer, openSquare, say, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test('once loaded, the app opens at any path while its server is down, and later sends a message that was written meanwhile', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION|WebSocket connection to|Failed to load resource|Failed to fetch/)
  const ada = await openPerson('Ada', undefined, { serviceWorkers: 'allow' })
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  await openSquare(page)
  await say(page, 'said while all was well')
  await expect(saying(page, 'said while all was well')).toHaveCount(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await server.kill()
  await page.reload()
  await expect(saying(page, 'said while all was well')).toHaveCount(1)
  await say(page, 'said to nobody yet')
  // The browser has never opened the wallet page, so its code comes from the service worker.
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible()

  await server.restart()
  await page.goto('/group/10000001')
  await expect(composer(page)).toBeVisible()
  await expect(saying(page, 'said to nobody yet')).toHaveCount(1)
  await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)
})
