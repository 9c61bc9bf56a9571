import type { Page } from 'playwright/test'
import { composer, log, openSquare, say, saying, signIn, signInByForm } from './support/user-actions'
import { expect, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'User has been kicked offline' })

test('R1-063 R1-329 R2-044 R2-155 R2-283 R2-285 IM-5 a login in a second browser kicks every tab of the first browser offline until the person logs in again in the first browser', async ({
  openPerson,
}) => {
  const first = await openPerson('Ada')
  await signIn(first, 'ada@loop.example')
  await openSquare(first.page)
  const tab = await first.openTab('/group/10000001')
  await expect(composer(tab)).toBeVisible()
  await composer(first.page).fill('half a thou')

  const second = await openPerson('Ada elsewhere')
  // Sign in by the form, because two browsers restored from the same stored profile would count as one device.
  await signInByForm(second, 'ada@loop.example')
  await openSquare(second.page)
  for (const page of [first.page, tab]) {
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page).locator('time')).toHaveText(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/)
  }

  // Only the button closes the dialog. Escape, a reload or a network cut do not.
  await tab.keyboard.press('Escape')
  await tab.reload()
  await expect(dialog(tab)).toBeVisible()
  await first.cutNetwork()
  await first.restoreNetwork()
  await say(second.page, 'I am here now')
  await expect(saying(second.page, 'I am here now')).toHaveCount(1)
  await expect(dialog(first.page)).toBeVisible()
  await expect(dialog(second.page)).toHaveCount(0)

  const reloaded = tab.waitForEvent('load')
  await dialog(tab).getByRole('button', { name: 'Re-login' }).click()
  await reloaded
  for (const page of [first.page, tab]) await expect(dialog(page)).toHaveCount(0)
  await expect(saying(tab, 'I am here now')).toHaveCount(1)
  await expect(composer(first.page)).toHaveValue('half a thou')
  await expect(dialog(second.page)).toHaveCount(1)
})

test('IM-5 a login of another account in another browser kicks nobody offline', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ada.page)
  await openSquare(ben.page)
  await say(ben.page, 'just me')
  await expect(saying(ada.page, 'just me')).toHaveCount(1)
  await expect(log(ada.page)).toBeVisible()
  for (const { page } of [ada, ben]) await expect(dialog(page)).toHaveCount(0)
})
