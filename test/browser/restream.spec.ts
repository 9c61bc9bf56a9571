import { expectAccessible } from './support/axe'
import { signIn } from './support/user-actions'
import { expect, test } from './support/test'

test('R2-139 R2-140 R3-031 R3-033 R3-303 RST-6 when a host streams a space to a saved stream entry, every tab of the host shows the status of the stream', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  await ada.context.grantPermissions(['microphone'])
  await signIn(ada, 'ada@loop.example')

  await page.goto('/rtmp')
  const twitch = page.locator('details').filter({ hasText: 'Twitch' })
  await twitch.getByText('Twitch').click()
  await twitch.getByLabel('Name').fill('Main')
  await twitch.getByLabel('Stream address').fill('  rtmps://live.example/app')
  await twitch.getByLabel('Stream key').fill('live_1234_secret')
  await expectAccessible(page)
  await twitch.getByRole('button', { name: 'Save' }).click()
  await expect(twitch.getByText('Successfully added')).toBeVisible()
  await expect(twitch.getByLabel('Stream key')).toHaveValue('••••••••cret')
  await page.reload()
  await twitch.getByText('Twitch').click()
  await expect(twitch.getByLabel('Stream address')).toHaveValue('rtmps://live.example/app')
  await twitch.getByRole('button', { name: 'Show key' }).click()
  await expect(twitch.getByLabel('Stream key')).toHaveValue('live_1234_secret')

  await page.goto('/group/10000001/space-create')
  await page.getByLabel('Title').fill('Tea on air')
  await page.getByRole('button', { name: 'Go live', exact: true }).click()
  const live = page.getByRole('region', { name: 'Live stream' })
  await expect(live.getByText('Share your screen first')).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share screen' }).click()
  await live.getByRole('button', { name: 'Start streaming' }).click()
  await expect(live.getByRole('status')).toHaveText('Streaming to Twitch')
  await expectAccessible(page)

  // Another tab of the host shows the status of the stream, before and after a reload.
  const other = await ada.openTab(new URL(page.url()).pathname)
  const there = other.getByRole('region', { name: 'Live stream' })
  await expect(there.getByRole('status')).toHaveText('Streaming to Twitch')
  await other.reload()
  await expect(there.getByRole('status')).toHaveText('Streaming to Twitch')

  // The host presses Leave, sees a warning and cancels, so the host stays.
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'A live stream is in process' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(live.getByRole('status')).toHaveText('Streaming to Twitch')

  await page.getByRole('button', { name: 'Stop sharing', exact: true }).first().click()
  await expect(live.getByRole('status')).toHaveText('Stopped')
  await expect(there.getByRole('status')).toHaveText('Stopped')
})
