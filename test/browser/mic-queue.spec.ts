import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('R4-301 R4-302 R4-303 R4-304 a listener on a phone sees the own place and the note of a host who skips them, and is invited next with N', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben', undefined, PHONE)
  for (const { context } of [ada, ben]) await context.grantPermissions(['microphone'])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await ada.page.goto('/group/10000001/space-create')
  await ada.page.getByLabel('Title').fill('Tea at five')
  await ada.page.getByRole('button', { name: 'Go live', exact: true }).click()
  await expect(ada.page.getByRole('heading', { name: 'Host desk' })).toBeVisible()
  await ben.page.goto(new URL(ada.page.url()).pathname)
  await ben.page.getByRole('button', { name: 'Join space', exact: true }).click()

  // Ben asks: he sees his place, and Ada sees how long he waits.
  await ben.page.getByRole('button', { name: 'Ask to speak' }).click()
  await expect(ben.page.getByText('Number 1 in line')).toBeVisible()
  const line = ada.page.getByRole('region', { name: 'Requests to speak' })
  await expect(line.getByText(/Waiting 00:0\d/)).toBeVisible()
  await expect(line.getByText('Hasn’t spoken yet')).toBeVisible()
  const skipWithNote = ada.page.getByRole('button', { name: 'Skip Ben with a note' })
  await skipWithNote.click()
  await expectAccessible(ada.page)
  await expectAccessible(ben.page)

  // He asks again, because a check may last longer than a request. Ada skips him with a note, which he reads.
  const ask = ben.page.getByRole('button', { name: 'Ask to speak' })
  const stop = ben.page.getByTitle('Cancel request')
  await expect(async () => {
    if (await stop.isVisible()) await stop.click({ timeout: 1000 })
    await expect(ask).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(line.getByText('No requests')).toBeVisible()
  await ask.click()
  await skipWithNote.click()
  await ada.page.getByRole('textbox', { name: 'Note to Ben' }).fill('Next round!')
  await ada.page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(ben.page.getByText('“Next round!”')).toBeVisible()
  await expect(line.getByText('No requests')).toBeVisible()

  // He asks again, and Ada invites the next with N.
  await ask.click()
  await expect(line.getByRole('button', { name: 'Allow Ben' })).toBeVisible()
  await ada.page.keyboard.press('n')
  await ben.page
    .getByRole('dialog', { name: 'You are invited to speak' })
    .getByRole('button', { name: 'Speak' })
    .click()
  await expect(
    ada.page.getByRole('list', { name: 'On stage' }).getByRole('listitem').filter({ hasText: 'Ben' }),
  ).toBeVisible()
})
