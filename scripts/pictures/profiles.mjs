import { expect, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

/** @param {Stage} stage */
export async function profiles(stage) {
  const { page, textOf, shoot } = stage
  await page.goto('/group')
  await expect(page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
  await visit(
    stage,
    '/profile/1000000003',
    page.getByRole('dialog', { name: textOf('visitor.title') }),
    'visitor before a profile',
  )
  await signIn(stage)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: textOf('profile.edit') })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await shoot('own profile')
  await page.getByRole('button', { name: textOf('profile.edit') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByLabel(textOf('profile:bio')).fill('Keeps the kettle on, and the minutes. '.repeat(4))
  await shoot('edit profile')
  await page.getByLabel(textOf('profile:name')).fill('  ')
  await page.getByRole('button', { name: textOf('action.save') }).click()
  await expect(page.getByText(textOf('profile:nameMissing'))).toBeVisible()
  await shoot('edit profile without a name')
  await page.getByRole('button', { name: textOf('action.cancel') }).click()
  await visit(
    stage,
    '/profile/1000000006',
    page.getByRole('button', { name: textOf('profile.more'), exact: true }),
    'profile',
  )
  const follow = page.getByRole('button', { name: textOf('profile.follow'), exact: true })
  if ((await follow.count()) > 0) await follow.click()
  await expect(page.getByRole('button', { name: textOf('profile.followed'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: textOf('profile.followed'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('unfollow')
  await page.getByRole('button', { name: textOf('action.cancel') }).click()
  await page.getByRole('button', { name: textOf('profile.more') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('profile menu')
  await page.getByRole('menuitem').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('block')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('profile.block') })
    .click()
  await expect(page.getByText(textOf('profile.blockedByMe'))).toBeVisible()
  await expect(page.getByText(textOf('toast.blocked'))).toHaveCount(0)
  await shoot('blocked')
  await visit(
    stage,
    '/profile/1000000011',
    page.getByRole('button', { name: textOf('profile.more') }),
    'profile with a long name',
  )
  await visit(
    stage,
    '/profile/1000000004',
    page.getByRole('button', { name: textOf('profile.more') }),
    'profile from right to left',
  )
  await visit(
    stage,
    '/profile/999999999999999999999',
    page.getByText(textOf('profile.missingTitle')),
    'profile of nobody',
  )
  await visit(stage, '/settings', page.getByRole('switch').first(), 'settings')
  await page.getByRole('heading', { name: textOf('settingsPage.about') }).scrollIntoViewIfNeeded()
  await shoot('settings below')
  await page.getByRole('button', { name: textOf('settingsPage.deleteKept') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('delete kept')
}

/** @param {Stage} stage */
export async function profileFailures(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await page.route(/loop_user/, (route) => route.fulfill({ status: 500, body: '' }))
  await visit(stage, '/settings', page.getByRole('alert').first(), 'settings failed')
  await visit(stage, '/profile/1000000009', page.getByText(textOf('profile.failedTitle')), 'profile failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/loop_user/, () => undefined)
  await page.goto('/profile')
  await expect(page.getByText(textOf('state.loading')).first()).toBeAttached()
  await shoot('profile loading')
}
