import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { StaticHost } from './support/static-host'
import { expect, test } from './support/test'
import { adaAndBen, go, log, say, saying, signIn, useCode } from './support/user-actions'

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Log and machines' })
const openFaults = async (page: Page): Promise<void> => {
  const tab = drawerOf(page).getByRole('tab', { name: 'Faults' })
  // The drawer listens to its keys a moment after the first screen.
  await expect(async () => {
    if (!(await drawerOf(page).isVisible())) await page.keyboard.press('Control+Alt+KeyL')
    await expect(tab).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await tab.click()
}
const set = (page: Page, fault: string, option: string) =>
  drawerOf(page).getByRole('combobox', { name: fault }).selectOption(option)

test('R4-931 R4-932 R4-933 a message waits while the chat is cut, and arrives once afterwards although frames come twice', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const { page } = ada
  await openFaults(page)
  await expectAccessible(page)
  await set(page, 'Chat: Connection', 'Cut')
  await expect(page.getByText('Faults are on')).toBeVisible()
  await say(page, 'held back by a fault')
  await expect(drawerOf(page).getByText(/^[1-9]\d* requests?, .* hit so far/)).toBeVisible()
  await expect(saying(page, 'held back by a fault')).toBeVisible()
  if (process.env['SHOT']) await page.screenshot({ path: '/tmp/f1.png' })
  await expect(log(ben.page).getByText('held back by a fault')).toHaveCount(0)
  await set(page, 'Chat: Sent twice', '100%')
  await set(page, 'Chat: Connection', 'Works')
  await expect(saying(ben.page, 'held back by a fault')).toHaveCount(1)
  await say(ben.page, 'an answer')
  await expect(saying(page, 'an answer')).toHaveCount(1)
  await drawerOf(page).getByRole('button', { name: 'Turn all off' }).click()
  await expect(page.getByText('Faults are on')).toHaveCount(0)
})

test('R4-932 R4-933 R4-934 a link sets the same faults in another browser, over a reload too, until they are turned off', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/a fault/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', 'microphone'])
  await openFaults(page)
  await set(page, 'API calls: Status', 'Always 503')
  await set(page, 'API calls: Delay', '0.2 s')
  await set(page, 'Live feed: Connection', 'Cut')
  await set(page, 'Microphone', 'Not allowed')
  await set(page, 'Clock of the device', '300 min ahead')
  await drawerOf(page).getByLabel('Seed').fill('77')
  await drawerOf(page).getByRole('button', { name: 'Copy link with these faults' }).click()
  await expect(drawerOf(page).getByText(/^Link copied/)).toBeVisible()
  if (process.env['SHOT']) await page.screenshot({ path: '/tmp/f2.png' })
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('faults')).toBe(
    'seed.77_api.delayMs.200_api.status.503_feed.isCut.1_device.clockMs.18000000_device.microphone.refused',
  )

  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await ben.page.context().grantPermissions(['microphone'])
  const reached: string[] = []
  const note = (url: string): void => {
    const { pathname } = new URL(url)
    if (pathname === '/ws' || pathname.startsWith('/api/')) reached.push(pathname)
  }
  ben.page.on('websocket', (socket) => note(socket.url()))
  ben.page.on('request', (request) => note(request.url()))
  await ben.page.goto(link)
  const badge = ben.page.getByText('Faults are on')
  await expect(badge).toBeVisible()
  await expect(ben.page).toHaveURL(/^[^?]*$/)
  await ben.page.reload()
  await expect(badge).toBeVisible()
  // The faults began before the client, so no call and no connection of either page reached the server.
  await expect(ben.page.getByText(/You’re offline/)).toBeVisible()
  expect(reached).toEqual([])
  const device = await ben.page.evaluate(async () => ({
    isAhead: Date.now() - Date.parse(new Date().toISOString()) > 17_000_000,
    microphone: await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'works',
      (error: unknown) => (error instanceof DOMException ? error.name : 'other'),
    ),
    permission: (await navigator.permissions.query({ name: 'microphone' })).state,
  }))
  expect(device).toEqual({ isAhead: true, microphone: 'NotAllowedError', permission: 'denied' })
  await go(ben.page, '/space')
  await expect(ben.page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  await openFaults(ben.page)
  if (process.env['SHOT']) await ben.page.screenshot({ path: '/tmp/f3.png' })
  await drawerOf(ben.page).getByRole('button', { name: 'Turn all off' }).click()
  await ben.page.keyboard.press('Escape')
  await expect(badge).toHaveCount(0)
  await ben.page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(ben.page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})

test('R4-932 an unplugged microphone ends its track and leaves the list of devices; a full storage keeps the product usable', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/a fault/)
  const { ada } = await adaAndBen(openPerson)
  const { page } = ada
  await page.context().grantPermissions(['microphone'])
  await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const [track] = stream.getAudioTracks()
    track?.addEventListener('ended', () => document.body.setAttribute('data-ended', track.readyState))
  })
  await openFaults(page)
  await set(page, 'Microphone', 'Unplugged')
  await expect(page.locator('body')).toHaveAttribute('data-ended', 'ended')
  const microphones = () =>
    page.evaluate(
      async () => (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audioinput').length,
    )
  expect(await microphones()).toBe(0)
  await set(page, 'Microphone', 'Works')
  expect(await microphones()).toBeGreaterThan(0)
  await set(page, 'Storage', 'Full')
  await say(page, 'written without storage')
  await expect(saying(page, 'written without storage')).toBeVisible()
  if (process.env['SHOT']) await page.screenshot({ path: '/tmp/f4.png' })
})

test('R4-935 a simulated member calls, and starts a rain that the other people see too', async ({ openPerson }) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const { page } = ada
  await openFaults(page)
  const people = drawerOf(page).getByRole('region', { name: 'Simulated members' })
  await people.getByRole('button', { name: 'Start a bubble rain' }).click()
  await expect(people.getByText(/^Done: .*Loop Town Square/)).toBeVisible()
  for (const one of [page, ben.page])
    await expect(
      log(one)
        .getByText(/bubble rain/i)
        .first(),
    ).toBeVisible()
  await people.getByRole('button', { name: 'Call me' }).click()
  await expect(people.getByText(/^Done: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  if (process.env['SHOT']) await page.screenshot({ path: '/tmp/f5.png' })
  await expect(ben.page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
})

test('R4-932 R4-935 in a page that hosts the server, full storage and a wrong clock leave the server as it is', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/a fault/)
  const host = await StaticHost.start('/loop/')
  try {
    const ada = await openPerson('Ada')
    const { page } = ada
    await page.goto(`${host.address}#/sign-in/email`)
    await useCode(ada, 'ada@loop.example')
    await expect(page).toHaveURL(/#\/group$/)
    await openFaults(page)
    await set(page, 'Storage', 'Full')
    await set(page, 'Clock of the device', '300 min ahead')
    const people = drawerOf(page).getByRole('region', { name: 'Simulated members' })
    await people.getByRole('button', { name: 'Start a bubble rain' }).click()
    await expect(people.getByText(/^Done: /)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Faults are on')).toBeVisible()
    await openFaults(page)
    await people.getByRole('button', { name: 'Send me a gift' }).click()
    await expect(people.getByText(/^Done: /)).toBeVisible()
  } finally {
    await host.stop()
  }
})
