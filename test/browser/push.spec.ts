import { decryptPush, newBrowserKeys, toBase64Url } from '../support/push/push-browser'
import { openPushEndpoint, type PushEndpoint } from '../support/push/push-endpoint'
import { expectAccessible } from './support/axe'
import { allowNotifications, isSubscribed, PushedWorker, stubPushService } from './support/stub-push'
import { expect, test as base } from './support/test'
import { go, say, saying, signInByForm } from './support/user-actions'

const ADA = '/message/1000000001'
const BEN = '/message/1000000002'
const PHONE = { viewport: { width: 390, height: 844 } }

const test = base.extend<{ readonly service: PushEndpoint }>({
  service: async ({ browserName: _browserName }, use) => {
    const service = await openPushEndpoint()
    await use(service)
    service.close()
  },
  serverOptions: async ({ service }, use) => {
    await use({ seed: 1, args: ['--push-origin', service.origin] })
  },
})

test('R4-115 R4-120 R4-121 a message to a closed page is pushed to the phone without its text, and a press opens the chat', async ({
  openPerson,
  server,
  service,
}) => {
  const keys = await newBrowserKeys()
  const ada = await openPerson('Ada', undefined, { ...PHONE, serviceWorkers: 'allow' })
  await stubPushService(ada, 'granted', {
    endpoint: `${service.origin}/ada`,
    p256dh: toBase64Url(keys.point),
    auth: toBase64Url(keys.auth),
  })
  await signInByForm(ada, 'ada@loop.example')
  await go(ada.page, '/settings')
  const toggle = ada.page.getByRole('switch', { name: 'Notify me on this device' })
  await expect(ada.page.getByText('Your browser asks for permission next.')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await toggle.press('Enter')
  // The first visit installs the worker, which keeps every file.
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect(ada.page.getByRole('switch', { name: 'Show names and messages' })).not.toBeChecked()
  await ada.page.getByRole('switch', { name: 'Use quiet hours' }).click()
  await expect(ada.page.getByLabel('From')).toHaveValue('22:00')
  await expectAccessible(ada.page)
  await ada.page.getByRole('switch', { name: 'Use quiet hours' }).click()
  await ada.page.reload()
  await expect(toggle).toBeChecked()
  await expect(ada.page.getByRole('switch', { name: 'Use quiet hours' })).not.toBeChecked()

  await ada.page.goto('about:blank')
  const ben = await openPerson('Ben')
  await signInByForm(ben, 'ben@loop.example')
  await go(ben.page, ADA)
  await say(ben.page, 'The keys are under the mat')
  const sealed = await service.nth(1)
  const sent = await decryptPush(sealed.body, keys)
  expect(sent).not.toContain('keys are')
  const worker = await PushedWorker.of(ada, server.origin)
  await worker.deliver(sent)
  await expect.poll(() => worker.shown()).toEqual(['Loop: New message'])
  expect(await worker.badge()).toBeGreaterThan(0)

  await ada.page.goto('/group')
  // The page listens to its worker some time after its start.
  await expect(async () => {
    await worker.press()
    await expect(ada.page).toHaveURL(new RegExp(`${BEN}$`), { timeout: 2_000 })
  }).toPass()
  await expect(saying(ada.page, 'The keys are under the mat')).toBeVisible()
  // The page that the member looks at needs no notification.
  await ada.page.bringToFront()
  await worker.deliver(sent)
  await expect.poll(() => worker.shown()).toHaveLength(1)

  expect(await isSubscribed(ada)).toBe(true)
  await go(ada.page, '/settings')
  await ada.page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(ada.page.getByText('You are signed out')).toBeVisible()
  await expect.poll(() => isSubscribed(ada)).toBe(false)
})

test('R4-120 a member who blocks notifications reads how to allow them', async ({ openPerson, service }) => {
  const ada = await openPerson('Ada', undefined, { ...PHONE, serviceWorkers: 'allow' })
  await stubPushService(ada, 'denied', { endpoint: service.origin, p256dh: '', auth: '' })
  await signInByForm(ada, 'ada@loop.example')
  await go(ada.page, '/settings')
  const toggle = ada.page.getByRole('switch', { name: 'Notify me on this device' })
  await toggle.click()
  await expect(ada.page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
  await expect(ada.page.getByText(/allow notifications, then check again/)).toBeVisible()
  await expectAccessible(ada.page)
  await allowNotifications(ada)
  await ada.page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(toggle).not.toBeChecked()
})
