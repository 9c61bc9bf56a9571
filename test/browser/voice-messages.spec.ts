import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { adaAndBen, composer, log, openSquare, signIn } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const microphone = (page: Page): Locator => page.getByRole('button', { name: /^Voice message \(tap/ })
const recorder = (page: Page): Locator => page.getByRole('group', { name: 'Voice recorder' })
const messages = (page: Page): Locator =>
  log(page)
    .getByRole('article')
    .filter({ has: page.getByRole('slider') })
const slider = (page: Page): Locator => messages(page).last().getByRole('slider')
const press = (where: Locator, name: string): Promise<void> => where.getByRole('button', { name, exact: true }).click()
/** Waits until the recording lasts at least so many seconds. A busy page may leave out a second. */
const until = (page: Page, seconds: number): Promise<void> =>
  expect
    .poll(async () => {
      const [minutes = 0, rest = 0] =
        (await recorder(page).getByRole('timer').textContent())?.split(':').map(Number) ?? []
      return minutes * 60 + rest
    })
    .toBeGreaterThanOrEqual(seconds)

test('R4-501 R4-502 R4-503 R4-504 a person records, hears and sends a voice message, and another plays it, moves in it and speeds it up', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const { page } = ada

  await test.step('cancelled recordings leave nothing', async () => {
    await microphone(page).click()
    await until(page, 1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(recorder(page)).toBeHidden()
    await expect(microphone(page)).toBeFocused()

    const box = await microphone(page).boundingBox()
    if (box === null) throw new Error('the button has no box')
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await until(page, 1)
    await page.mouse.move(box.x + 10, box.y - 200, { steps: 3 })
    await expect(recorder(page)).toContainText('Release to cancel')
    await page.mouse.up()
    await expect(recorder(page)).toBeHidden()
    await expect(messages(page)).toHaveCount(0)
  })

  await test.step('a held recording waits in the preview, and is deleted there', async () => {
    await microphone(page).hover()
    await page.mouse.down()
    await until(page, 1)
    await page.mouse.up()
    await expect(recorder(page).getByRole('slider')).toBeVisible()
    await expectAccessible(page)
    await press(recorder(page), 'Delete recording')
    await expect(recorder(page)).toBeHidden()
    await expect(messages(page)).toHaveCount(0)
  })

  await test.step('a tapped recording is heard and sent', async () => {
    await microphone(page).click()
    await until(page, 6)
    await press(recorder(page), 'Done')
    await press(recorder(page), 'Play voice message')
    await expect(recorder(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await press(recorder(page), 'Pause')
    await press(recorder(page), 'Send voice message')
    await expect(recorder(page)).toBeHidden()
    await expect(messages(page)).toHaveCount(1)
  })

  await test.step('the other person hears it', async () => {
    await expect(messages(ben.page)).toHaveCount(1)
    await expect(slider(ben.page)).toHaveAttribute('aria-valuetext', /^0:00 of 0:\d\d$/)
    const message = messages(ben.page).last()
    await press(message, 'Play voice message')
    await expect(slider(ben.page)).toHaveAttribute('aria-valuetext', /^0:0[1-9] of/)
    await press(message, 'Pause')
    await slider(ben.page).focus()
    await ben.page.keyboard.press('Home')
    await expect(slider(ben.page)).toHaveAttribute('aria-valuetext', /^0:00 of/)
    await ben.page.keyboard.press('ArrowRight')
    await expect(slider(ben.page)).toHaveAttribute('aria-valuetext', /^0:05 of/)
    await press(message, 'Speed 1×')
    await press(message, 'Speed 1.5×')
    await expect(message.getByRole('button', { name: 'Speed 2×' })).toBeVisible()
    await press(message, 'Play voice message')
    await expect(message.getByRole('button', { name: 'Play voice message' })).toBeVisible()
    await expect(slider(ben.page)).toHaveAttribute('aria-valuetext', /^0:00 of/)
    await expectAccessible(ben.page)
  })
})

test('R4-506 a voice message that a phone records without a network is kept over a reload, and is sent when the network is back', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_|WebSocket|Failed to (?:fetch|load)/)
  const ada = await openPerson('Ada', undefined, PHONE)
  const ben = await openPerson('Ben')
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await Promise.all([openSquare(ada.page), openSquare(ben.page)])
  const { page } = ada
  await expect(microphone(page)).toBeVisible()
  // The code of the recorder loads with its button.
  await ada.settle()
  await ada.cutNetwork()
  await microphone(page).tap()
  await until(page, 2)
  await press(recorder(page), 'Done')
  await press(recorder(page), 'Send voice message')
  const own = messages(page).last()
  // Without a service worker the player loads with the network; until then a text stands for the message.
  await expect(log(page).getByText(/^Voice message, 0:\d\d$/)).toBeVisible()
  await expect(messages(ben.page)).toHaveCount(0)
  await ada.restoreNetwork()
  await page.reload()
  await expect(messages(ben.page)).toHaveCount(1)
  await expect(composer(page)).toBeVisible()
  await expect(messages(page)).toHaveCount(1)
  await expect(own.getByRole('progressbar')).toHaveCount(0)
})
