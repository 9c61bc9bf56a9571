import { accountPanel, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('R1-008 R3-006 R3-067 R3-071 R3-074 R3-078 R3-079 R3-081 R3-130 R3-140 R3-225 R3-287 a project owner can choose a project, read its dashboard, change the role of an admin and preview the partner page', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  const answers: string[] = []
  await page.route('**/api/asset/balance*', async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  await signIn(ada, 'ada@loop.example')
  await page.getByRole('button', { name: 'Account' }).click()
  await accountPanel(page).getByRole('button', { name: 'Your projects' }).click()
  await expect(page).toHaveURL(/\/looper\/dashboard/)
  await page.getByRole('main').getByRole('button', { name: /^Loop/ }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'InfluShare of the project by day' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Project' }).getByRole('link')).toHaveText([
    'Dashboard',
    'InfluShare',
    'Community Board',
    'Space Summary',
    'Configuration',
    'API',
  ])
  const usd = page.getByRole('link', { name: /\$/ })
  await expect(usd).toContainText(/^\$\d/)
  const units = (digits: string): bigint => {
    const [whole = '', part = ''] = digits.split('.')
    return BigInt(whole + part.padEnd(20, '0'))
  }
  const read = [...(answers.at(-1) ?? '').matchAll(/"total_balance_usdt":"([^"]+)"/g)].map(([, amount = '']) =>
    units(amount),
  )
  expect(read.length).toBeGreaterThan(1)
  expect(units(((await usd.getAttribute('aria-label')) ?? '').replace(/^[^$]*\$/, ''))).toBe(
    read.reduce((sum, amount) => sum + amount, 0n),
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Configuration' }).click()
  await expect(page).toHaveURL(/\/looper\/configration\?projectId=loop$/)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /\/looper\/edit-project-info\?projectId=loop$/,
  )
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

  // The preview frames the partner's real page. Only the preview may frame that page.
  await page.getByRole('link', { name: 'API', exact: true }).click()
  const phone = page.frameLocator('iframe')
  await expect(phone.getByRole('heading', { name: 'Groups' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  const logo = phone.getByRole('link', { name: 'Partner home' })
  await expect(logo.locator('img')).toBeVisible()
  await page
    .getByRole('group', { name: /^Project logo/ })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(logo.locator('img')).toHaveCount(0)
})
