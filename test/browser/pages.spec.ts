import type { Page } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'

const GROUPS_PAGE = '**/assets/Disc-*.js'

test('R1-055 SES-14 a page whose code cannot be found reloads the app once, and then offers Retry', async ({
  openPerson,
  problems,
}) => {
  const { page } = await openPerson('Vera', '/sign-in')
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible()
  problems.allow(/404/)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(GROUPS_PAGE, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Look around first' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute(GROUPS_PAGE)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
})

test('a page that a person opens offline, before its code is loaded, says so and opens once the network is back', async ({
  openPerson,
  problems,
}) => {
  const { page, context } = await openPerson('Vera', '/sign-in')
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible()
  // Some browsers never retry an import that failed. The app then reloads the page.
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Look around first' }).click()
  await expect(page.getByText(/This did not load/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Discover' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/This did not load/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
})

test('R1-054 a visitor who signs in returns to the group that was open', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/group/10000001')
  await expect(page.getByText('Sign in to write here.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible()
  // Wait until the log entry is stored: the page renders the new state a moment earlier.
  await expect.poll(() => readStoredLog(page)).toContain('"returnTo":"/group/10000001"')
  await page.reload()
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/group\/10000001$/)
})

/** Simulates that the person switches to another tab or back to this tab. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a person who returns to a tab after a new release sees a notice of that release', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/terms')
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  await page.route('**/terms', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/assets\/firs-[\w-]+\.js/, 'assets/firs-newer.js'),
    })
  })
  await look(page, 'hidden')
  await page.clock.fastForward('11:00')
  await look(page, 'visible')
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('A new version is ready.')).toBeHidden()
})

/**
 * What every page of a member must have: the layout, rings of calls, the unread badge, the bell, and the reminders of
 * planned spaces.
 */
const EVERYWHERE = ['call', 'chat', 'notification', 'price', 'shell', 'space']
/** The further features of a page. The conversation list shows levels; the open chat sends voice and scheduled messages. */
const FEATURES_OF = { '/group': [], '/message': ['levels', 'scheduled-messages', 'voice'], '/wallet': ['wallet'] }

for (const [place, own] of Object.entries(FEATURES_OF)) {
  const expected = [...EVERYWHERE, ...own].sort()
  test(`a reload of ${place} loads only the features ${expected.join(', ')}, although the log stores entries of others`, async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    await signIn(ada, 'ada@loop.example')
    const { page } = ada
    const pages = { wallet: '/wallet', mall: '/mall', bot: '/bot/botList', looper: '/looper/dashboard' }
    const isKept = (feature: string) => expect.poll(() => readStoredLog(page)).toMatch(new RegExp(`"${feature}/\\w`))
    for (const [feature, path] of Object.entries(pages)) {
      await go(page, path)
      await isKept(feature)
    }
    await go(page, place)
    await Promise.all(Object.keys(pages).map(isKept))
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname)
    })
    await page.reload()
    await expect(page.getByRole('link', { name: /^Balance: \$[0-9]/ })).toBeVisible()
    // A group of features that load together has one file: `shell.fe-…`, `chat.fea-…`.
    const features = () =>
      [...new Set(scripts.flatMap((script) => /\/([\w-]+?)\.(?:module|fe\w*)-/.exec(script)?.[1] ?? []))].sort()
    await expect.poll(features).toEqual(expected)
    await ada.settle()
    expect(features()).toEqual(expected)
  })
}
