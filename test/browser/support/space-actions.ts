import type { Page } from 'playwright/test'
import type { BrowserUser } from './browser-user'
import { expect } from './test'
import { signIn } from './user-actions'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const personIn = (page: Page, list: 'On stage' | 'Listening', name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name })

/** A host chooses an action for Ben. */
export const chooseForBen = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'Actions for Ben' }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

export const askAndAllow = async (ada: Page, ben: Page): Promise<void> => {
  await button(ben, 'Ask to speak').click()
  await button(ada, 'Allow Ben').click()
}

/** Makes Ada the host of a room in which Ben speaks. */
export const openRoomWithSpeaker = async (ada: BrowserUser, ben: BrowserUser): Promise<void> => {
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await ada.page.goto('/group/10000001/space-create')
  await ada.page.getByLabel('Title').fill('Two of us')
  await button(ada.page, 'Go live').click()
  await expect(ada.page.getByRole('list', { name: 'On stage' })).toContainText('Host')
  await ben.page.goto(new URL(ada.page.url()).pathname)
  await button(ben.page, 'Join space').click()
  await askAndAllow(ada.page, ben.page)
  await expect(personIn(ada.page, 'On stage', 'Ben')).toContainText('microphone on')
}
