import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { composer, go, log, say, saying, signIn } from './support/user-actions'

const GROUP = '/group/470000047'
const MUTED = /^An admin muted you until \d\d:\d\d: No ads/

/** Reports Ben's message, and decides about the report. */
const mute = async (page: Page, words: string, act: string, reason: string): Promise<void> => {
  await log(page).getByRole('article').filter({ hasText: words }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Report Ben?' })
  await form.getByRole('button', { name: 'Report' }).click()
  await form.getByRole('button', { name: 'Close' }).click()
  await go(page, '/moderation?gid=470000047')
  await page.getByRole('button', { name: 'Decide: Message from Ben' }).click()
  const decision = page.getByRole('dialog', { name: 'Message from Ben' })
  await decision.getByLabel('What to do').selectOption(act)
  await decision.getByLabel('Reason for the person (optional)').fill(reason)
  await decision.getByRole('button', { name: act }).click()
  await expect(page.getByText('No open reports')).toBeVisible()
}

test('R4-714 R4-715 R4-717 the owner mutes a member on a phone, whose unsent words stay, and lifts the mute', async ({
  openPerson,
}) => {
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  await ben.page.setViewportSize({ width: 390, height: 844 })
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  for (const { page } of [ada, ben]) await go(page, GROUP)
  await say(ben.page, 'Buy my coins')
  await expect(saying(ada.page, 'Buy my coins')).toBeVisible()
  await composer(ben.page).fill('My next words')

  await mute(ada.page, 'Buy my coins', 'Mute for 1 hour', 'No ads')

  // The mute arrives without a reload. The text stays, and nothing on the page sends it.
  await expect(ben.page.getByText(MUTED)).toBeVisible()
  await expect(composer(ben.page)).toHaveValue('My next words')
  await expect(ben.page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(saying(ben.page, 'Buy my coins')).toBeVisible()
  await expectAccessible(ben.page)
  await ben.page.getByRole('main').getByRole('link', { name: 'Appeal' }).click()
  await expect(ben.page.getByRole('heading', { name: 'Muted for 1 hour' })).toBeVisible()
  await go(ben.page, GROUP)

  await go(ada.page, `${GROUP}/manage-admin`)
  await expect(ada.page.getByText(/^Muted until \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(ada.page)
  await ada.page.getByRole('button', { name: 'Lift the mute of Ben' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Lift the mute' }).click()
  await expect(ada.page.getByText(/^Muted until/)).toHaveCount(0)

  await expect(ben.page.getByText(MUTED)).toHaveCount(0)
  await expect(composer(ben.page)).toHaveValue('My next words')
  await ben.page.getByRole('button', { name: 'Send', exact: true }).click()
  await go(ada.page, GROUP)
  await expect(saying(ada.page, 'My next words')).toBeVisible()
})

test('R4-714 a message that waits for the network when the mute comes is kept with the reason', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await go(ben.page, GROUP)
  await say(ben.page, 'Hello movers')
  await go(ada.page, GROUP)
  await expect(saying(ada.page, 'Hello movers')).toBeVisible()
  await ben.context.setOffline(true)
  await say(ben.page, 'Late words')

  await mute(ada.page, 'Hello movers', 'Mute for 1 day', '')

  await ben.context.setOffline(false)
  await expect(ben.page.getByText('You can’t write in this group because its staff muted you')).toBeVisible()
  await expect(saying(ben.page, 'Late words')).toBeVisible()
})
