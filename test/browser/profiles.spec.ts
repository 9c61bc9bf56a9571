import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { go, openSquare, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const BEN = '/profile/1000000002'
const followers = (page: Page) => page.getByText(/^[\d,.k]+ followers?$/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('R1-178 R2-158 FOL-2 FOL-5 one follows at a tap and unfollows after a yes, and the other counts one more', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await go(ben.page, '/profile')
  const before = await followers(ben.page).textContent()
  await go(ada.page, BEN)
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
  const wasFollowing = (await button(ada.page, 'Following').count()) > 0
  if (!wasFollowing) await button(ada.page, 'Follow').click()
  await button(ada.page, 'Following').click()
  await ada.page.getByRole('dialog', { name: 'Unfollow Ben?' }).getByRole('button', { name: 'Unfollow' }).click()
  await expect(button(ada.page, 'Follow')).toBeVisible()
  await expect(ada.page.getByText('You no longer follow Ben')).toBeVisible()
  // The toast may be one of the first time: what is on its way ends with the page, so the answer is waited for.
  const answered = ada.page.waitForResponse(/loop_user\/follow$/)
  await button(ada.page, 'Follow').click()
  await answered
  await expect(ada.page.getByText('You now follow Ben').first()).toBeVisible()
  await ada.page.reload()
  await expect(button(ada.page, 'Following')).toBeVisible()
  await ben.page.reload()
  const after = Number.parseInt(before ?? '', 10) + (wasFollowing ? 0 : 1)
  await expect(followers(ben.page)).toHaveText(new RegExp(`^${after} followers?$`))
  await followers(ben.page).click()
  await expect(
    ben.page
      .getByRole('main')
      .getByRole('link', { name: /^Ada\b/ })
      .first(),
  ).toBeVisible()
})

test('FOL-4 a follow that does not get through is taken back, with one toast', async ({ openPerson, problems }) => {
  problems.allow(/ERR_FAILED/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await go(ada.page, '/profile/1000000004')
  await expect(button(ada.page, 'Follow')).toBeVisible()
  await ada.page.route(/loop_user\/follow$/, (route) => route.abort())
  await button(ada.page, 'Follow').click()
  await expect(ada.page.getByText('That didn’t work. Nothing changed.')).toHaveCount(1)
  await expect(button(ada.page, 'Follow')).toBeVisible()
})

test('R1-107 R1-168 who is blocked can not follow, until they are unblocked', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await go(ada.page, BEN)
  await button(ada.page, 'More').click()
  await ada.page.getByRole('menuitem', { name: 'Block' }).click()
  await ada.page.getByRole('dialog', { name: 'Block Ben?' }).getByRole('button', { name: 'Block' }).click()
  await expect(ada.page.getByText('You blocked this person.')).toBeVisible()
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await go(ben.page, '/profile/1000000001')
  await expect(ben.page.getByText('You have been blocked')).toBeVisible()
  await button(ada.page, 'Unblock').click()
  await ada.isTold('Ben is unblocked')
  await ben.page.reload()
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await expect(ben.page.getByText('You have been blocked')).toHaveCount(0)
})

test('R2-222 R2-177 BI-385 bio: a profile is edited, 120 characters of a bio are kept, and what was typed survives a failure and a reload', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await go(ada.page, '/profile')
  await button(ada.page, 'Edit profile').click()
  await ada.page.getByLabel('Name').fill('Ada L.')
  await ada.page.getByLabel('About you').fill('y'.repeat(121))
  await expect(ada.page.getByText('120/120')).toBeVisible()
  await ada.page.route(/update_profile$/, (route) => route.abort())
  await button(ada.page, 'Save').click()
  await expect(ada.page.getByText('Your changes are still here.', { exact: false })).toBeVisible()
  await ada.page.unroute(/update_profile$/)
  await ada.page.reload()
  await expect(ada.page.getByLabel('Name')).toHaveValue('Ada L.')
  await button(ada.page, 'Save').click()
  await ada.isTold('Profile updated')
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Ada L.' })).toBeVisible()
  await ada.page.reload()
  await expect(ada.page.getByText('y'.repeat(120), { exact: true })).toBeVisible()
})

test('R2-079 R2-080 R2-223 settings: the switches stay as they were set, and one signs out', async ({
  openPerson,
  problems,
}) => {
  // What was asked a moment before one signs out is refused.
  problems.allow(/status of 401/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await button(ada.page, 'Account and preferences').click()
  await ada.page.getByRole('button', { name: 'Settings' }).click()
  const dm = ada.page.getByRole('switch', { name: 'Direct messages' })
  const before = await dm.getAttribute('aria-checked')
  const after = before === 'true' ? 'false' : 'true'
  const answered = ada.page.waitForResponse(/update_switch$/)
  await dm.click()
  await expect(dm).toHaveAttribute('aria-checked', after)
  await answered
  await ada.page.reload()
  await expect(dm).toHaveAttribute('aria-checked', after)
  await expect(ada.page.getByText('Version 1.0.5')).toBeVisible()
  await button(ada.page, 'Delete stored messages').click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(ada.page.getByText('Stored messages deleted')).toBeVisible()
  await button(ada.page, 'Sign out').click()
  await expect(ada.page).toHaveURL(/\/sign-in$/)
})

test('R2-078 R2-227 R2-225 R2-226 R2-228 R2-299 R2-174 SES-10 settings bind an X account, an e-mail address, a wallet and an invite code, and take the first two away again', async ({
  openPerson,
}) => {
  const rosa = await openPerson('Rosa')
  const { page } = rosa
  await signIn(rosa, 'rosa@loop.example')
  await go(page, '/settings')
  await button(page, 'Connect').click()
  await expect(page.getByRole('heading', { name: 'Simulated X' })).toBeVisible()
  await page.getByLabel('@noor_says_hi').check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'X account connected' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.goto('/settings')
  await expect(page.getByText('noor_says_hi')).toBeVisible()
  await expect(button(page, 'Connect')).toHaveCount(0)
  await go(page, '/profile')
  await expect(page.getByRole('link', { name: 'rosa on X' })).toHaveAttribute('href', 'https://x.com/noor_says_hi')
  await go(page, '/settings')

  const withCode = async (title: string, done: string): Promise<void> => {
    const form = page.getByRole('dialog', { name: title })
    await form.getByRole('button', { name: 'Send code' }).click()
    await form
      .getByRole('button', { name: /^Use code/ })
      .first()
      .click()
    await expect(form.getByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled()
    await form.locator('button[type=submit]').click()
    await rosa.isTold(done)
    await expect(form).toHaveCount(0)
  }
  await button(page, 'Disconnect e-mail').click()
  await withCode('Disconnect your e-mail?', 'E-mail disconnected')
  await button(page, 'Disconnect X account').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await rosa.isTold('This is your only way to sign in. Connect another one first.')
  await button(page, 'Connect e-mail').click()
  await page.getByLabel('E-mail address').fill('rosa.two@loop.example')
  await withCode('Connect your e-mail', 'E-mail updated')
  await expect(page.getByText('rosa.two@loop.example', { exact: true })).toBeVisible()
  await button(page, 'Disconnect X account').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(button(page, 'Connect')).toBeVisible()

  await button(page, 'Connect wallet').click()
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: /^Test wallet/ })
    .click()
  await expect(button(page, 'Disconnect wallet')).toBeDisabled()

  const code = page.getByLabel('Invite code of who invited you')
  await code.fill(
    (await page
      .locator('dd', { has: button(page, 'Copy your invite code') })
      .locator('bdi')
      .textContent()) ?? '',
  )
  await button(page, 'Save').click()
  await expect(page.getByText('This is your own code')).toBeVisible()
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await go(ben.page, '/settings')
  const ofBen =
    (await ben.page
      .locator('dd', { has: button(ben.page, 'Copy your invite code') })
      .locator('bdi')
      .textContent()) ?? ''
  await code.fill(ofBen)
  await button(page, 'Save').click()
  await expect(page.getByText('This can’t be changed any more.')).toBeVisible()
  await page.reload()
  await expect(code).toHaveValue(ofBen)
  await expect(code).not.toBeEditable()
})

test('R1-043 R2-051 R2-054 R3-066 R2-053 R2-074 R2-075 R2-104 R2-240 attention share leads from a profile to its details, without the bottom bar, and its table is its file', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada', '/sign-in', { viewport: { width: 390, height: 844 } })
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await go(page, '/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await go(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await expect(bar).toBeVisible()
  const first = page.getByRole('region', { name: 'Where attention goes' }).getByRole('link').first()
  const [, project = '', percent = ''] = /^(.+): (\d+%)$/.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  expect(percent).not.toBe('')
  await first.click()
  await expect(page).toHaveURL(/\/profile\/attentionDetail\?xid=a000000001&project_id=/)
  await expect(page.getByRole('combobox', { name: 'Project' }).locator('option:checked')).toHaveText(project)
  await expect(bar).toHaveCount(0)
  // By the address alone it is the same, and so are its figures in the table and in the file.
  await page.reload()
  await expect(
    page.getByRole('slider', { name: new RegExp(`^Ada has [\\d.]+% of all attention on ${project} in 7 days`) }),
  ).toBeVisible()
  await expect(bar).toHaveCount(0)
  await button(page, 'Show as a table').click()
  const rows = (await page.getByRole('table').getByRole('row').allInnerTexts()).map((row) => row.split(/\s*\t\s*/))
  expect([rows[0], rows.at(-1)?.[2]]).toEqual([['Channel', 'Share of all', 'Part of the total'], '100%'])
  const download = page.waitForEvent('download')
  await button(page, 'Download as CSV').click()
  const lines = (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  const bare = (cell: string): string | number => (/^[\d.]+%?$/.test(cell) ? Number.parseFloat(cell) : cell)
  expect(lines.map((line) => line.split(',').map((cell) => bare(cell.replaceAll('"', ''))))).toEqual(
    rows.slice(0, -1).map((row) => row.map(bare)),
  )
  expect(rows.slice(1, -1).length).toBeGreaterThan(0)
  // Another period and all projects: both are in the address, and the figures are others.
  await button(page, 'Show as a chart').click()
  await page.getByRole('radio', { name: '1M' }).click()
  await expect(page.getByRole('slider', { name: new RegExp(`on ${project} in a month`) })).toBeVisible()
  await expect(page).toHaveURL(/period=1m/)
  await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'All projects' })
  await expect(page.getByRole('slider', { name: /on all projects in a month/ })).toBeVisible()
  // A figure over the cards is the sum of its column.
  const posts = page.getByRole('region', { name: 'X', exact: true })
  const told = await posts.getByText(/^[\d,.k]+ posts$/).textContent()
  await button(page, 'X as a table').click()
  await expect(posts.getByRole('row').last().getByRole('cell').first()).toHaveText(told?.replace(' posts', '') ?? '')
})

test('R2-082 a profile says live now of whoever is in a space, and leads there', async ({ openPerson }) => {
  const { page } = await openPerson('Ada').then(async (ada) => {
    await signIn(ada, 'ada@loop.example')
    return ada
  })
  await go(page, '/profile/1000000003')
  await page.getByRole('link', { name: 'Live now' }).click()
  await expect(page).toHaveURL(/\/space\/5bace001-0000-4000-8000-000010000001/)
})

test("R1-003 R1-214 a visitor who opens a profile is asked in, and nobody's profile is read", async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/group')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('get_other_profile')) asked.push(request.url())
  })
  await page.goto(BEN)
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  await expect(page).toHaveURL(/\/group$/)
  expect(asked).toEqual([])
})

test('R1-214 R1-215 a face in a chat leads a member to the profile, and a visitor to the question to sign in', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const face = ada.page
    .getByRole('log')
    .getByRole('button', { name: /^Profile of / })
    .last()
  const name = ((await face.getAttribute('aria-label')) ?? '').replace('Profile of ', '')
  await face.click()
  await expect(ada.page).toHaveURL(/\/profile\/\d+$/)
  await expect(ada.page.getByRole('heading', { level: 1, name })).toBeVisible()
  await ada.page.goBack()
  await expect(ada.page).toHaveURL(/\/group\/10000001$/)
  const vera = await openPerson('Vera', '/group/10000001')
  await vera.page
    .getByRole('log')
    .getByRole('button', { name: /^Profile of / })
    .last()
    .click()
  await expect(vera.page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  await expect(vera.page).toHaveURL(/\/group\/10000001$/)
})

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' } as const

for (const [size, options] of [
  ['desktop, light', {}],
  ['phone, dark', PHONE],
] as const) {
  test(`R2-001 profiles and settings are accessible and fit (${size})`, async ({ openPerson }) => {
    const ada = await openPerson('Ada', '/sign-in', options)
    await signIn(ada, 'ada@loop.example')
    await expect(ada.page.getByText('Code sent')).toHaveCount(0)
    for (const path of ['/profile', BEN, '/profile/1000000011', '/settings']) {
      await go(ada.page, path)
      await expect(ada.page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(ada.page)
      expect(
        await ada.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await go(ada.page, '/profile')
    await button(ada.page, 'Edit profile').click()
    await expect(ada.page.getByRole('dialog')).toBeVisible()
    await expectAccessible(ada.page)
  })
}
