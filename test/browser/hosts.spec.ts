import type { Page } from 'playwright/test'
import { signIn } from './support/user-actions'
import { expect, test } from './support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A region that screen readers announce. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('R2-130 R2-015 MIC-7 a person reads what a host did, the founder takes a host role back, and the recap names who spoke', async ({
  openPerson,
}) => {
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  const choose = async (item: string, isAsked: boolean): Promise<void> => {
    await button(ada.page, 'Actions for Ben').click()
    await ada.page.getByRole('menuitem', { name: item }).click()
    if (isAsked) await ada.page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click()
  }

  // Ada begins a space in her group, and makes Ben a host.
  await ada.page.goto('/group/470000047/space-create')
  await ada.page.getByLabel('Title').fill('Tea')
  await button(ada.page, 'Go live').click()
  await expect(button(ada.page, 'End space')).toBeVisible()
  const room = new URL(ada.page.url()).pathname
  await ben.page.goto(room)
  await button(ben.page, 'Join space').click()
  await choose('Make host', true)
  await expect(said(ben.page, 'Ada made you a host.')).toBeVisible()
  await expect(button(ben.page, 'End space')).toBeVisible()

  // Ben did not begin the space, so Ben cannot take the role from Ada.
  await button(ben.page, 'Actions for Ada').click()
  await expect(ben.page.getByRole('menuitem', { name: 'Mute' })).toBeVisible()
  await expect(ben.page.getByRole('menuitem', { name: 'Remove as host' })).toHaveCount(0)
  await ben.page.keyboard.press('Escape')
  await button(ben.page, 'Unmute').click()
  await choose('Remove as host', true)
  await expect(said(ben.page, 'Ada removed you as a host.')).toBeVisible()
  await expect(button(ben.page, 'End space')).toHaveCount(0)

  // A reload closes the open microphone, which both sides see.
  await ben.page.reload()
  await expect(said(ben.page, 'The page was reloaded, so your microphone is off.')).toBeVisible()
  await expect(button(ben.page, 'Unmute')).toBeVisible()
  const row = ada.page.getByRole('listitem').filter({ has: ada.page.getByRole('button', { name: 'Actions for Ben' }) })
  await expect(row.getByTitle('muted', { exact: true })).toBeVisible()

  await button(ada.page, 'End space').click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'End space' }).click()
  await ben.page.goto(`${room}/recap`)
  const voices = ben.page.getByRole('region', { name: 'Who spoke' }).getByRole('listitem')
  await expect(voices).toHaveCount(1)
  await expect(voices).toContainText('Ben')
})
