import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { composer, openSquare, signInByForm, useCode } from './support/user-actions'

/** No phone's user agent: it would open the question whether the app should open the page. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
}

test('R4-201 R4-202 R4-204 R4-205 R4-206 a member signs out another device, which returns to sign-in and keeps its draft', async ({
  openPerson,
  problems,
}) => {
  // The browser reports the calls of the ended session.
  problems.allow(/401 \(Unauthorized\)/)
  const phone = await openPerson('Ada on her phone', undefined, PHONE)
  await signInByForm(phone, 'ada@loop.example')
  await openSquare(phone.page)
  await composer(phone.page).fill('half a thought')

  const desk = await openPerson('Ada at her desk')
  await signInByForm(desk, 'ada@loop.example')
  await desk.page.goto('/settings')
  const list = desk.page.getByRole('list', { name: 'Your devices' })
  const rows = list.getByRole('listitem')
  const other = rows.filter({ hasText: 'Firefox, Windows' })
  await expect(rows.nth(0)).toContainText('This device')
  await expect(other).toContainText('Active now')
  await expect(other).toContainText('English')
  await expectAccessible(desk.page)

  await other.getByRole('button', { name: 'Sign out Firefox, Windows' }).press('Enter')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await expect(other).toHaveCount(0)
  // The browser that prepared Ada's profile may be left.
  if ((await rows.count()) > 1) {
    await desk.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  }
  await expect(rows).toHaveCount(1)
  await expect(desk.page.getByText('Only this device is signed in.')).toBeVisible()

  await expect(phone.page).toHaveURL(/\/sign-in/)
  await expect(phone.page.getByText('Your session expired. Sign in again.')).toBeVisible()
  // The tab keeps the draft until the same member signs in again, as long as the page is not loaded anew.
  await useCode(phone, 'ada@loop.example')
  await expect(phone.page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
  await openSquare(phone.page)
  await expect(composer(phone.page)).toHaveValue('half a thought')
})
