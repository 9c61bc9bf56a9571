import type { Locator, Page } from 'playwright/test'
import { accountPanel, composer, log, say, saying as anySaying } from './support/user-actions'
import { makePicture } from './support/files'
import { BrowserUser } from './support/browser-user'
import { StaticHost } from './support/static-host'
import { expect, test as base } from './support/test'

const SQUARE = '#/group/10000001'

/** A person whose browser gets the page from a static host, and has no other server. */
const test = base.extend<{ readonly visitor: BrowserUser }>({
  visitor: async ({ browser, problems }, use) => {
    const host = await StaticHost.start('/some/folder/')
    const context = await browser.newContext({ baseURL: host.address, locale: 'en-GB' })
    // On unload, Chromium requests each picture that it has not drawn yet as a ping. `connect-src` blocks the ping, and
    // no picture is missing.
    problems.allow(/Connecting to '[^']*\/town\/\w+\.svg' violates .*connect-src 'none'/)
    await problems.watch(context, 'Ada')
    const page = await context.newPage()
    await page.goto('')
    // Wait for the redirect to the main page: it would override a later navigation.
    await expect(page).toHaveURL(/#\/group$/)
    await use(new BrowserUser('Ada', context, page, null, null))
    await context.close()
    await host.stop()
  },
})

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('#/sign-in/email')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/some\/folder\/#\/group$/)
}

const enterSquare = async (page: Page): Promise<void> => {
  await page.goto(SQUARE)
  await expect(composer(page)).toBeVisible()
}

/** A message with this text. Excludes quotes, which are buttons, because simulated members quote messages. */
const saying = (page: Page, text: string): Locator => anySaying(page, text).and(page.locator(':not(button *)'))

test('in the page build, groups, pictures, sign-in and chat work from a static host alone, even after a reload', async ({
  visitor: { page },
}) => {
  await expect(page).toHaveURL(/\/some\/folder\/#\/group$/)
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  const picture = page.locator('img[src*="town/"]').first()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)

  await signIn(page, 'ada@loop.example')
  await enterSquare(page)
  await say(page, 'said without a server')
  await expect(log(page).getByText('Sent', { exact: true }).last()).toBeAttached()
  await page.reload()
  await expect(saying(page, 'said without a server')).toHaveCount(1)
  await say(page, 'and after a reload')
  await expect(saying(page, 'and after a reload')).toHaveCount(1)
})

test('two tabs of the page build share one simulator, and the second tab runs the simulator when the first tab closes', async ({
  visitor,
}) => {
  const { page } = visitor
  const second = await visitor.openTab('#/sign-in/email')
  await signIn(second, 'ben@loop.example')
  for (const tab of [page, second]) await enterSquare(tab)
  await say(page, 'from the first')
  await say(second, 'from the second')
  for (const tab of [page, second]) {
    await expect(saying(tab, 'from the first')).toHaveCount(1)
    await expect(saying(tab, 'from the second')).toHaveCount(1)
  }
  await page.close()
  await say(second, 'still here')
  await expect(log(second).getByText('Sending', { exact: true })).toHaveCount(0)
  const third = await visitor.openTab(SQUARE)
  for (const text of ['from the first', 'from the second', 'still here'])
    await expect(saying(third, text)).toHaveCount(1)
  await second.close()
  await third.reload()
  for (const text of ['from the first', 'from the second', 'still here'])
    await expect(saying(third, text)).toHaveCount(1)
})

test('R1-143 in the page build a person can sign in with the test wallet, without a server', async ({
  visitor: { page },
}) => {
  await page.goto('#/sign-in/wallet')
  await page
    .getByRole('list', { name: 'Wallets' })
    .getByRole('button', { name: /Test wallet/ })
    .click()
  await expect(page.getByRole('region', { name: 'Text to sign' })).toContainText(new URL(page.url()).host)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/#\/sign-in\/invite-code$/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/#\/group$/)
  await expect(page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
})

test('in the page build the skip link moves the focus to the content and leaves the URL unchanged', async ({
  visitor: { page },
}) => {
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await page.getByRole('link', { name: /Skip/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/group$/)
})

test('R1-146 in the page build, which simulates X, a person who authorizes at X is signed in without a server', async ({
  visitor: { page },
}) => {
  await page.goto('#/sign-in')
  await page.getByRole('button', { name: 'Continue with X' }).click()
  await expect(page.getByRole('heading', { name: 'Simulated X' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You didn’t allow X to sign you in')
  await page.getByRole('button', { name: 'Continue with X' }).click()
  await page.getByLabel('@ada_in_the_loop').check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page).toHaveURL(/\/some\/folder\/#\/group$/)
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(accountPanel(page).getByText('Ada', { exact: true })).toBeVisible()
})

test('in the page build a sent picture shows in other tabs and after a reload, without a server', async ({
  visitor,
}) => {
  const { page } = visitor
  await expect(page).toHaveURL(/#\/group$/)
  await signIn(page, 'ada@loop.example')
  const second = await visitor.openTab(SQUARE)
  for (const tab of [page, second]) await enterSquare(tab)
  await page.locator('input[type=file][multiple]').setInputFiles(await makePicture(page, 'one.png', 'image/png'))
  await expect(page.getByRole('list', { name: 'Added files' }).getByRole('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const widthIn = (tab: Page) => () =>
    log(tab)
      .getByRole('button', { name: /^Image from Ada/ })
      .locator('img')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  for (const tab of [page, second]) await expect.poll(widthIn(tab)).toBe(600)
  await page.reload()
  await expect.poll(widthIn(page)).toBe(600)
})
