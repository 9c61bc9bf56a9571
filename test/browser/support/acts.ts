import { expect, type Locator, type Page } from 'playwright/test'
import type { Person } from './person'

/** The open group of the seeded town: everybody is a member. */
const SQUARE = '/group/10000001'

/** Signs in as anyone would: address, code from the simulated inbox, in. */
export const signIn = async ({ page }: Person, email: string): Promise<void> => {
  await page.goto('/sign-in/email')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /Use code/ }).first().click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/group$/)
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
export const log = (page: Page): Locator => page.getByRole('log')
/** The rows of the chat that say this. */
export const saying = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true })

/** Two people, each at a browser of their own, both signed in and looking at the square. */
export const adaAndBen = async (openPerson: (name: string) => Promise<Person>): Promise<{ ada: Person, ben: Person }> => {
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ada.page)
  await openSquare(ben.page)
  return { ada, ben }
}

export const openSquare = async (page: Page): Promise<void> => {
  await page.goto(SQUARE)
  await expect(composer(page)).toBeVisible()
}

export const say = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
