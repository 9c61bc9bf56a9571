import { expect } from 'playwright/test'

/** @import { TranslationKey } from './translation-keys.ts' */

/**
 * What a journey gets: one page of a fresh browser, the words of its language, and a way to take a picture.
 * @typedef {object} Stage
 * @property {import('playwright').Page} page
 * @property {import('playwright').BrowserContext} context
 * @property {(key: TranslationKey) => RegExp} words what is shown for a key of the dictionary, with anything in its gaps
 * @property {boolean} isPhone
 * @property {(name: string) => Promise<void>} shoot
 */

export const SQUARE = '/group/10000001'

/** @param {Stage} stage */
export const composer = ({ page }) => page.getByRole('textbox').last()

/** @param {Stage} stage @param {string} text */
export async function say(stage, text) {
  await composer(stage).fill(text)
  await composer(stage).press('Enter')
  await expect(stage.page.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)
}

/** @param {Stage} stage @param {string} [email] */
export async function toCode({ page, words }, email = 'ada@loop.example') {
  await page.goto('/sign-in/email')
  await page.getByLabel(words('signIn.email')).fill(email)
  await page.getByRole('button', { name: words('signIn.sendCode') }).click()
  await expect(page.getByRole('button', { name: words('signIn.inboxUse') })).toBeVisible()
}

/** @param {Stage} stage @param {string} [email] */
export async function signIn(stage, email) {
  const { page, words } = stage
  await toCode(stage, email)
  await page
    .getByRole('button', { name: words('signIn.inboxUse') })
    .first()
    .click()
  await page.getByRole('button', { name: words('signIn.submit') }).click()
  // Whoever is new to the town is asked who invited them.
  await expect(page).toHaveURL(/\/group$|\/invite-code$/)
  if (page.url().endsWith('/invite-code')) await page.getByRole('button', { name: words('signIn.inviteSkip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await expect(page.getByText(words('toast.codeSent'))).toHaveCount(0)
}

/** @param {Stage} stage @param {TranslationKey} key */
export const button = ({ page, words }, key) => page.getByRole('button', { name: words(key), exact: true })

/** Another person's page, signed in. @param {Stage} stage @param {string} email */
export async function guest(stage, email) {
  const context = await stage.context
    .browser()
    ?.newContext({
      baseURL: new URL(stage.page.url()).origin,
      locale: await stage.page.evaluate(() => navigator.language),
    })
  if (context === undefined) throw new Error('no browser')
  const page = await context.newPage()
  await signIn({ ...stage, page, context }, email)
  return { ...stage, page, context }
}

/**
 * Does that while the page's clock stands, so that a toast is still there when the picture is taken, however long that
 * takes.
 * @param {Stage} stage @param {() => Promise<void>} moment
 */
export async function whileTimeStands({ page }, moment) {
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
 * Goes there, and takes the picture once that is in sight.
 * @param {Stage} stage @param {string} path @param {import('playwright').Locator} shown @param {string} name @param {number} [timeout]
 */
export async function visit({ page, shoot }, path, shown, name, timeout = 20_000) {
  await page.goto(path)
  await expect(shown).toBeVisible({ timeout })
  await shoot(name)
}
