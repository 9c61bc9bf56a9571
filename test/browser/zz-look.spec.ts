import { composer, signIn } from './support/acts'
import { expect, test } from './support/test'
test('look', async ({ openPerson }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const ada = await openPerson('Ada', '/', { viewport: { width: 1440, height: 900 }, colorScheme, reducedMotion: 'reduce' })
    await ada.page.goto('/sign-in/email')
    await ada.page.getByLabel('E-mail').fill('ada@loop.example')
    await ada.page.getByRole('button', { name: 'Send code' }).click()
    await ada.page.getByRole('button', { name: /Use code/ }).first().click()
    await ada.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(ada.page).toHaveURL(/\/group$/)
    await ada.page.goto('/message/1000000006')
    await expect(composer(ada.page)).toBeVisible()
    await ada.page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(ada.page.getByRole('menuitem', { name: 'Pin' }).or(ada.page.getByRole('menuitem', { name: 'Unpin' })).first()).toBeVisible()
    await ada.page.screenshot({ path: `/tmp/look-${colorScheme}-1.png` })
    await ada.page.keyboard.press('Escape')
    await ada.page.getByRole('link', { name: /^Flea market/ }).click({ button: 'right' })
    await expect(ada.page.getByRole('menuitem', { name: 'Clear history' })).toBeVisible()
    await ada.page.screenshot({ path: `/tmp/look-${colorScheme}-2.png` })
    await ada.page.keyboard.press('Escape')
    await ada.page.setViewportSize({ width: 390, height: 844 })
    await expect(composer(ada.page)).toBeVisible()
    await ada.page.screenshot({ path: `/tmp/look-${colorScheme}-3.png` })
    await ada.page.goto('/profile/1000000002')
    await expect(ada.page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
    await ada.page.screenshot({ path: `/tmp/look-${colorScheme}-4.png` })
    await ada.context.close()
    break
  }
  void signIn
})
