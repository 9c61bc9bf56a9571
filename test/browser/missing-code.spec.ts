import type { Page } from 'playwright/test'
import type { BrowserUser } from './support/browser-user'
import { go, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const GROUP = '/group/10000001'
/** Pages of each feature. The tests share them out, so that they run side by side. */
const PLACES = [
  ['/group', GROUP, '/group/create', '/message', '/message/assistant', '/search'],
  [`${GROUP}/space-create`, `${GROUP}/announce-create`, `${GROUP}/group-edit`, `${GROUP}/manage-admin`, '/space'],
  ['/profile', '/profile/level', '/profile/attentionDetail', '/settings', '/notifications', '/wallet', '/mall'],
  ['/bot/botList', '/bot/botCreate', '/rtmp', '/p/search', '/terms', '/policy', '/looper/dashboard'],
] as const

const SENTENCE = /^(?:This|Loop) did not load/

/** The files of the entry: the script of the page and what it imports at once. Without them no program runs. */
const entryFiles = async (page: Page): Promise<ReadonlySet<string>> => {
  // The server closes idle connections after 5 s, possibly while a request is on its way over one.
  const textOf = async (path: string) => (await page.request.get(path, { maxRetries: 2 })).text()
  const entry = new Set((await page.content()).match(/\/assets\/[\w-]+\.(?:js|css)/g))
  for (const file of entry) {
    if (!file.endsWith('.js')) continue
    for (const [, name] of (await textOf(file)).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
      if (name !== undefined) entry.add(`/assets/${name}`)
  }
  return entry
}

/** Runs `isFailing` for each file outside the entry, and fails the file if the answer is true. */
const failFiles = async (page: Page, isFailing: (path: string) => boolean): Promise<void> => {
  const entry = await entryFiles(page)
  await page.route(/\/assets\/[^?]*\.(?:js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url())
    return entry.has(pathname) || !isFailing(pathname) ? route.fallback() : route.abort()
  })
}

const partsOf = (page: Page) => ({
  said: page.getByText(SENTENCE).filter({ visible: true }).first(),
  home: page
    .getByRole('link', { name: /^Go to Discover/ })
    .filter({ visible: true })
    .first(),
  retry: page
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('link', { name: /^Retry/ }))
    .filter({ visible: true })
    .first(),
  heading: page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('heading', { level: 2 }))
    .first(),
  fault: page.getByRole('heading', { name: /Something went wrong|Page not found/ }),
})

type OpenPerson = (name: string, path?: string, options?: { readonly serviceWorkers: 'block' }) => Promise<BrowserUser>

/** Signs Ada in. A service worker would have every file and hide the failures. */
const openWithoutServiceWorker = async (openPerson: OpenPerson): Promise<Page> => {
  const ada = await openPerson('Ada', undefined, { serviceWorkers: 'block' })
  await signIn(ada, 'ada@loop.example')
  return ada.page
}

const openElsewhere = async (page: Page): Promise<void> => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
}

for (const places of PLACES) {
  test(`when the files of ${places.join(', ')} fail, the page says so with a way home, and Retry opens it`, async ({
    openPerson,
    problems,
  }) => {
    problems.allow(/./)
    const page = await openWithoutServiceWorker(openPerson)
    const { said, home, retry, heading, fault } = partsOf(page)
    for (const place of places) {
      await openElsewhere(page)
      await failFiles(page, () => true)
      await go(page, place)
      await expect(said, place).toBeVisible()
      await expect(home, place).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // A feature that the page waits for loads again by itself, so the page may be whole before the press.
      await expect(async () => {
        if (await said.isVisible()) await retry.click({ timeout: 1000 })
        await expect(said).toBeHidden({ timeout: 3000 })
        await expect(heading).toBeVisible({ timeout: 3000 })
        await expect(fault).toBeHidden()
      }, place).toPass()
      await expect(page).toHaveURL(new RegExp(`${place}$`))
    }
  })
}

test('when each file of a chat fails once, Retry loads more of the page at each press until the page is whole', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/./)
  const page = await openWithoutServiceWorker(openPerson)
  const { said, retry, fault } = partsOf(page)
  const failed = new Set<string>()
  await openElsewhere(page)
  await failFiles(page, (path) => failed.size < failed.add(path).size)
  await go(page, GROUP)
  let presses = 0
  await expect(async () => {
    if (await said.isVisible()) {
      await retry.click({ timeout: 1000 })
      presses += 1
    }
    await expect(said).toBeHidden({ timeout: 1000 })
    await expect(page.getByRole('textbox', { name: /^Message / })).toBeVisible({ timeout: 1000 })
    await expect(fault).toBeHidden()
  }).toPass({ timeout: 100_000 })
  expect(presses).toBeLessThanOrEqual(failed.size)
})

test('offline, a pressed menu and a link whose code was never loaded say so, and open once the network is back', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/./)
  const ada = await openPerson('Ada', undefined, { serviceWorkers: 'block' })
  await signIn(ada, 'ada@loop.example')
  const { page, context } = ada
  await page.goto('/group')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await ada.settle()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toBeHidden()
})
