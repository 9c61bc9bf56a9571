import { expect as playwrightExpect } from 'playwright/test'

/** @import { TranslationKey } from './translation-keys.ts' */

/**
 * The input of a journey: one page of a new browser context, the texts of its language, and `shoot` to take a picture.
 * @typedef {object} Stage
 * @property {import('playwright').Page} page
 * @property {import('playwright').BrowserContext} context
 * @property {(key: TranslationKey) => RegExp} textOf
 *   the text of a key, with anything in its placeholders
 * @property {boolean} isPhone
 * @property {(name: string) => Promise<void>} shoot
 */

/** Playwright's `expect` with a timeout in ms that is long enough on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 20_000 })

export const SQUARE = '/group/10000001'

/** @param {Stage} stage */
export const composer = ({ page }) => page.getByRole('textbox').last()

/** @param {Stage} stage @param {string} text */
export async function sendMessage(stage, text) {
  await composer(stage).fill(text)
  await composer(stage).press('Enter')
  await expect(stage.page.getByRole('log').getByRole('article').last()).toContainText(text)
}

/** @param {Stage} stage @param {string} [email] */
export async function requestCode({ page, textOf }, email = 'ada@loop.example') {
  await page.goto('/sign-in/email')
  await page.getByLabel(textOf('signIn.email')).fill(email)
  await page.getByRole('button', { name: textOf('signIn.sendCode') }).click()
  await expect(page.getByRole('button', { name: textOf('signIn.inboxUse') })).toBeVisible()
}

/** @param {Stage} stage @param {string} [email] */
export async function signIn(stage, email) {
  const { page, textOf } = stage
  await requestCode(stage, email)
  await page
    .getByRole('button', { name: textOf('signIn.inboxUse') })
    .first()
    .click()
  await page.getByRole('button', { name: textOf('signIn.submit') }).click()
  // The product asks a new account for an invite code.
  await expect(page).toHaveURL(/\/group$|\/invite-code$/)
  if (page.url().endsWith('/invite-code'))
    await page.getByRole('button', { name: textOf('sign-in:inviteCode.skip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await expect(page.getByText(textOf('toast.codeSent'))).toHaveCount(0)
}

/** @param {Stage} stage @param {TranslationKey} key */
export const button = ({ page, textOf }, key) => page.getByRole('button', { name: textOf(key), exact: true })

/** Signs another person in, in a separate browser context. @param {Stage} stage @param {string} email */
export async function openGuest(stage, email) {
  const context = await stage.context.browser()?.newContext({
    baseURL: new URL(stage.page.url()).origin,
    locale: await stage.page.evaluate(() => navigator.language),
  })
  if (context === undefined) throw new Error('no browser')
  const page = await context.newPage()
  await signIn({ ...stage, page, context }, email)
  return { ...stage, page, context }
}

/**
 * Runs `moment` while the page's clock stands still, so that a toast stays for its picture.
 * @param {Stage} stage @param {() => Promise<void>} moment
 */
export async function withFrozenClock({ page }, moment) {
  await page.clock.setFixedTime(new Date())
  await moment()
  await page.clock.setSystemTime(new Date())
}

/** @param {Stage} stage */
export async function openSquare(stage) {
  await stage.page.goto(SQUARE)
  await expect(stage.page.getByRole('log').getByRole('article').last()).toBeVisible()
}

/**
 * Opens `path` and takes a picture once `shown` is visible.
 * @param {Stage} stage
 * @param {string} path
 * @param {import('playwright').Locator} shown
 * @param {string} name
 * @param {number} [timeout] ms
 */
export async function visit({ page, shoot }, path, shown, name, timeout = 20_000) {
  await page.goto(path)
  await expect(shown).toBeVisible({ timeout })
  await shoot(name)
}
