import { expect, type Locator, type Page, type Route } from 'playwright/test'
import { preparedBrowser } from './prepared-profile'
import type { BrowserUser } from './browser-user'

/** The path of the seeded group Loop Town Square, which every member has joined. */
const SQUARE = '/group/10000001'

/** Signs in: restores a prepared browser, or uses the form. */
export const signIn = async (person: BrowserUser, email: string): Promise<void> => {
  const { page, context, server } = person
  const state = server?.isKnown === true && page.url() === 'about:blank' ? preparedBrowser(email, server.origin) : null
  if (state === null) return signInByForm(person, email)
  await context.setStorageState(state)
  await page.goto('/group')
  await expect(page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
}

/** Signs in by address and code from the simulated inbox. A new account skips the invite code. */
export const signInByForm = async (person: BrowserUser, email: string): Promise<void> => {
  const { page } = person
  await enterCode(person, email)
  await expect(page).toHaveURL(/\/group$|\/sign-in\/invite-code$/)
  if (page.url().endsWith('/invite-code')) await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/group$/)
}

/** Opens the page for e-mail, and enters the address and the code from the simulated inbox. */
export const enterCode = async (person: BrowserUser, email: string): Promise<void> => {
  await person.page.goto('/sign-in/email')
  await useCode(person, email)
}

/** Enters the address and the code on the open page for e-mail. */
export const useCode = async ({ page }: BrowserUser, email: string): Promise<void> => {
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
/** The messages in the open chat with exactly this text. */
export const saying = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true })

/** The account's panel, which a press on the account button opens. */
export const accountPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Account', exact: true })

/** Two people, each in a browser of their own, signed in with Loop Town Square open. */
export const adaAndBen = async (
  openPerson: (name: string) => Promise<BrowserUser>,
): Promise<{ ada: BrowserUser; ben: BrowserUser }> => {
  const come = async (name: string, email: string): Promise<BrowserUser> => {
    const person = await openPerson(name)
    await signIn(person, email)
    await openSquare(person.page)
    return person
  }
  // Each sign-in mostly waits for its page, so two in parallel take half the time.
  const [ada, ben] = await Promise.all([come('Ada', 'ada@loop.example'), come('Ben', 'ben@loop.example')])
  return { ada, ben }
}

/** Lets the server apply the request, but never passes the response to the page. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

/** The error of a page that navigates while it evaluates a function. */
const NAVIGATED = /Execution context was destroyed/

/**
 * Navigates within the app, without a reload. Waits for the first heading before, and for an idle moment after, when
 * the previous screen is gone. A page whose code does not load may reload itself meanwhile.
 */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.locator('h1').first().waitFor()
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
    .catch((error: unknown) => {
      if (!NAVIGATED.test(String(error))) throw error
    })
}

/** Opens Loop Town Square by navigating within the app, or by its URL if the app is not open yet. */
export const openSquare = async (page: Page): Promise<void> => {
  await (page.url().startsWith('http') ? go(page, SQUARE) : page.goto(SQUARE))
  await expect(composer(page)).toBeVisible()
}

export const say = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
