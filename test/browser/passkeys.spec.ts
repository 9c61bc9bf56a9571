import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { accountPanel, go, signInByForm } from './support/user-actions'
import { VirtualAuthenticator } from './support/virtual-authenticator'

const PHONE = { viewport: { width: 390, height: 844 } }

test('R4-207 R4-208 R4-209 a member adds a passkey, signs in with it in two browsers, and removes it', async ({
  openPerson,
}) => {
  const desk = await openPerson('Ada at her desk')
  await signInByForm(desk, 'ada@loop.example')
  const reader = await VirtualAuthenticator.in(desk.page)
  await reader.touches(true)
  await desk.page.goto('/settings')
  const list = desk.page.getByRole('list', { name: 'Your passkeys' })
  await expect(desk.page.getByText('You have no passkeys yet.')).toBeVisible()
  await desk.page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Not used yet')
  await expect(desk.page.getByText('Passkey added.')).toBeVisible()
  await expectAccessible(desk.page)

  // The same device makes no second passkey of the account.
  await desk.page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(desk.page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  const phone = await openPerson('Ada on her phone', undefined, PHONE)
  await phone.page.goto('/sign-in')
  const synced = await VirtualAuthenticator.in(phone.page)
  await reader.copyTo(synced)
  await phone.page.reload()
  await expect(phone.page.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible()
  await expectAccessible(phone.page)
  await synced.touches(true)
  await phone.page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(phone.page).toHaveURL(/\/group$/)
  await phone.page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(accountPanel(phone.page)).toContainText('Signed in with a passkey')
  await accountPanel(phone.page).getByRole('button', { name: 'Sign out' }).click()
  await synced.touches(false)
  await expect(phone.page.getByText('You are signed out')).toBeVisible()
  await go(phone.page, '/sign-in')

  await desk.page.reload()
  await expect(list).toContainText('Last used:')
  await list.getByRole('button', { name: /^Remove / }).press('Enter')
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(desk.page.getByText('You have no passkeys yet.')).toBeVisible()

  await synced.touches(true)
  await phone.page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(phone.page.getByText('This passkey was removed from its account.')).toBeVisible()
  await expect(phone.page).toHaveURL(/\/sign-in/)
})

test('R4-208 the browser offers passkeys in the e-mail field', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signInByForm(ada, 'ada@loop.example')
  const reader = await VirtualAuthenticator.in(ada.page)
  await reader.touches(true)
  await ada.page.goto('/settings')
  await ada.page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(ada.page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1)
  await ada.page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(ada.page.getByText('You are signed out')).toBeVisible()
  await go(ada.page, '/sign-in')
  // The reader answers the offer of the field as a person does who chooses the passkey there.
  await expect(ada.page).toHaveURL(/\/group$/)
  await ada.page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(accountPanel(ada.page)).toContainText('Signed in with a passkey')
})
