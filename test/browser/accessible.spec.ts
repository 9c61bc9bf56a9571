import { expectAccessible } from './support/axe'
import { go, openSquare, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' } as const

for (const [size, options] of [
  ['desktop, light', {}],
  ['phone, dark', PHONE],
] as const) {
  test(`the screens for sign-in, groups and messages pass the accessibility check and fit the window (${size})`, async ({
    openPerson,
    problems,
  }) => {
    // Navigating during the sign-out posts a second logout. The server may have ended the session by then.
    problems.allow(/401.*loop_login\/logout/)
    const ada = await openPerson('Ada', '/sign-in', options)
    const check = async () => {
      await expectAccessible(ada.page)
      expect(
        await ada.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
      await expect(ada.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
    await ada.page.getByRole('button', { name: 'Use a QR code' }).click()
    await expect(ada.page.getByRole('img', { name: 'Sign-in QR code' })).toBeVisible()
    await check()
    await ada.page.getByRole('button', { name: 'Continue with X' }).click()
    await expect(ada.page.getByRole('radio').nth(1)).toBeVisible()
    await check()
    await ada.page.getByRole('radio').nth(1).check()
    await ada.page.getByRole('button', { name: 'Authorize' }).click()
    await expect(ada.page.getByRole('button', { name: 'Skip' })).toBeVisible()
    await check()
    await ada.page.getByRole('button', { name: 'Skip' }).click()
    await ada.page.getByRole('button', { name: 'Account and preferences' }).click()
    await ada.page.getByRole('button', { name: 'Approve a sign-in' }).click()
    await expect(ada.page.getByRole('dialog')).toBeVisible()
    await expectAccessible(ada.page)
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('button', { name: 'Account and preferences' }).click()
    await ada.page.getByRole('button', { name: 'Sign out' }).click()
    await expect(ada.page).toHaveURL(/\/sign-in$/)
    await ada.page.goto('/sign-in/email')
    await expect(ada.page.getByLabel('E-mail')).toBeVisible()
    await check()
    await signIn(ada, 'ada@loop.example')
    await expect(ada.page.getByRole('article').first()).toBeVisible()
    await expect(ada.page.getByText('Code sent')).toHaveCount(0)
    await check()
    await go(ada.page, '/message')
    await expect(ada.page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
    await check()
    await openSquare(ada.page)
    await expect(ada.page.getByRole('log')).toBeVisible()
    await check()
    await ada.page.getByRole('button', { name: 'Group info' }).or(ada.page.getByTitle('Group info')).first().click()
    await expect(ada.page.getByText('Ольга Петрова').last()).toBeVisible()
    await expectAccessible(ada.page)
    await go(ada.page, '/nowhere')
    await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible()
    await check()
  })
}
