import { accountPanel, signIn } from './support/acts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('R1-008 R3-006 R3-067 R3-071 R3-074 R3-078 R3-079 R3-081 R3-225 an owner chooses a project, changes a role and reads the dashboard', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page.getByRole('button', { name: 'Account' }).click()
  await accountPanel(page).getByRole('button', { name: 'Your projects' }).click()
  await expect(page).toHaveURL(/\/looper\/dashboard/)
  await page.getByRole('main').getByRole('button', { name: /^Loop/ }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'InfluShare of the project by day' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Project' }).getByRole('link')).toHaveText(['Dashboard', 'InfluShare', 'Community Board', 'Space Summary', 'Configuration', 'API'])
  await expect(page.getByRole('link', { name: /\$/ })).toContainText(/^\$\d/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Configuration' }).click()
  await expect(page).toHaveURL(/\/looper\/configration\?projectId=loop$/)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /\/looper\/edit-project-info\?projectId=loop$/)
  await page.getByRole('tab', { name: 'Community Management' }).click()
  await expect(page.getByRole('button', { name: 'Adjust the label of Loop Town Square' })).toBeVisible()
  await page.getByRole('tab', { name: 'Admins' }).click()
  await page.getByRole('button', { name: 'Adjust the role of Ben' }).click()
  await page.getByRole('menuitemradio', { name: 'community manager' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ben' })).toContainText('community manager')
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText('Ada made Ben community manager')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Ben' })).toContainText('community manager')
})
