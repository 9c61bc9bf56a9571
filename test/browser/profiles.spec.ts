import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { go, openSquare, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const BEN = '/profile/1000000002'
const followers = (page: Page) => page.getByText(/^[\d,.k]+ followers?$/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('R1-178 R2-158 FOL-2 FOL-5 one tap follows a person, a tap and a confirmation unfollow the person, and the follower count changes', async ({
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
  // Wait for the response: the visible toast may be the first one, and a reload aborts pending requests.
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

test('FOL-4 a follow whose request fails is undone, and one toast reports the failure', async ({
  openPerson,
  problems,
}) => {
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

test('R1-107 R1-168 a person whom a member has blocked cannot open that member’s profile until the unblock', async ({
  openPerson,
}) => {
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

test('R2-222 R2-177 BI-385 bio: the profile form cuts a bio to 120 characters, and keeps its draft after a failed save and a reload', async ({
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

test('R2-082 the profile of a person in a space says "live now", and links to the space', async ({ openPerson }) => {
  const { page } = await openPerson('Ada').then(async (ada) => {
    await signIn(ada, 'ada@loop.example')
    return ada
  })
  await go(page, '/profile/1000000003')
  await page.getByRole('link', { name: 'Live now' }).click()
  await expect(page).toHaveURL(/\/space\/5bace001-0000-4000-8000-000010000001/)
})

test('R1-003 R1-214 a visitor who opens a profile is asked to sign in, and the profile is not requested', async ({
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

test('R1-214 R1-215 pressing an avatar in a chat opens the profile for a member, and the sign-in prompt for a visitor', async ({
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
  test(`R2-001 profiles and settings pass the accessibility check and fit the window (${size})`, async ({
    openPerson,
  }) => {
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
