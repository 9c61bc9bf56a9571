import { expect, type Locator, type Page, type Route } from 'playwright/test'
import { preparedBrowser } from './prepared-profile'
import type { BrowserUser } from './browser-user'

/** The open group of the seeded town: everybody is a member. */
const SQUARE = '/group/10000001'

/** Is in: in a browser that was signed in before the first test, or by the form where there is none. */
export const signIn = async (person: BrowserUser, email: string): Promise<void> => {
  const { page, context, server } = person
  const state = server?.isKnown === true && page.url() === 'about:blank' ? preparedBrowser(email, server.origin) : null
  if (state === null) return signInByForm(person, email)
  await context.setStorageState(state)
  await page.goto('/group')
  await expect(page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
}

/**
 * Signs in as anyone would: address, code from the simulated inbox, in. Who is new to the town says nothing of who
 * invited them.
 */
export const signInByForm = async (person: BrowserUser, email: string): Promise<void> => {
  const { page } = person
  await enterCode(person, email)
  await expect(page).toHaveURL(/\/group$|\/sign-in\/invite-code$/)
  if (page.url().endsWith('/invite-code')) await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/group$/)
}

/** The address, and the code from the simulated inbox. */
export const enterCode = async ({ page }: BrowserUser, email: string): Promise<void> => {
  await page.goto('/sign-in/email')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
export const log = (page: Page): Locator => page.getByRole('log')
/** The rows of the chat that say this. */
export const saying = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true })

/** Who one is and what one can do about it, once its button is pressed. */
export const accountPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Account', exact: true })

/** Two people, each at a browser of their own, both signed in and looking at the square. */
export const adaAndBen = async (
  openPerson: (name: string) => Promise<BrowserUser>,
): Promise<{ ada: BrowserUser; ben: BrowserUser }> => {
  const come = async (name: string, email: string): Promise<BrowserUser> => {
    const person = await openPerson(name)
    await signIn(person, email)
    await openSquare(person.page)
    return person
  }
  // Both wait for their pages more than they work: at once is half the time.
  const [ada, ben] = await Promise.all([come('Ada', 'ada@loop.example'), come('Ben', 'ben@loop.example')])
  return { ada, ben }
}

/** The server takes it, and nobody hears that it has. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

/**
 * As a link within the product leads there: the page stays what it is. There is none before a screen stands, and what
 * is on the screen before is gone once there is nothing left to draw.
 */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.locator('h1').first().waitFor()
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 10_000 })
    })
  }, path)
}

/** By a link where one is in the product already, else by the address. */
export const openSquare = async (page: Page): Promise<void> => {
  await (page.url().startsWith('http') ? go(page, SQUARE) : page.goto(SQUARE))
  await expect(composer(page)).toBeVisible()
}

export const say = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
