import type { Locator, Page } from 'playwright/test'
import { SCRIPT } from '../../src/adapters/simulator/state/features/captions/script'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

// Only simulated members speak captions, and they speak only if the pace of the simulation is above 0.
test.use({ serverOptions: { seed: 1, args: ['--pace', '4'] } })

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const mark = (page: Page): Locator => page.getByTitle(/^Recording/)
const recapOf = (page: Page): Locator => page.getByRole('region', { name: 'Recording', exact: true })

const enter = async (page: Page, path?: string): Promise<void> => {
  if (path === undefined) {
    await page.goto('/space')
    await page
      .getByRole('article', { name: /^Open square/ })
      .getByRole('button', { name: 'Join', exact: true })
      .click()
  } else await page.goto(path)
  await button(page, 'Join space').click()
}

/** The seconds of an element that shows a clock. */
const seconds = async (clock: Locator): Promise<number> => {
  const [, minutes = 0, rest = 0] = /(\d+):(\d\d)/.exec((await clock.textContent()) ?? '')?.map(Number) ?? []
  return minutes * 60 + rest
}

test('R4-951 R4-952 R4-953 R4-955 R4-956 a host records a space, a listener on a phone learns of it and speaks, and both hear it in the recap and find a caption', async ({
  openPerson,
}) => {
  test.setTimeout(180_000)
  // Sky may host every space, also one in which simulated members speak.
  const [sky, ben] = await Promise.all([openPerson('Sky'), openPerson('Ben', undefined, PHONE)])
  await Promise.all([signIn(sky, 'super@loop.example'), signIn(ben, 'ben@loop.example')])
  await enter(sky.page)
  await expect(button(sky.page, 'End space')).toBeVisible()
  const room = new URL(sky.page.url()).pathname

  await test.step('a dialog says what is recorded, and then everybody sees the mark', async () => {
    await button(sky.page, 'Record').click()
    const asked = dialog(sky.page, 'Record this space?')
    await expect(asked).toContainText('Everyone’s sound')
    await asked.getByRole('button', { name: 'Start recording' }).click()
    await expect(mark(sky.page)).toBeVisible()
    await button(sky.page, 'Captions').click()
    await sky.page.getByRole('switch', { name: 'Translate this space' }).click()
    await button(sky.page, 'Done').click()
    await expectAccessible(sky.page)
  })

  await test.step('who comes later learns of it at the entrance, and speaks', async () => {
    await ben.page.goto(room)
    await expect(ben.page.getByText(/records this space\. If you stay, your voice may be in it/)).toBeVisible()
    await expectAccessible(ben.page)
    await button(ben.page, 'Join space').click()
    await expect(mark(ben.page)).toBeVisible()
    await button(ben.page, 'Ask to speak').click()
    await sky.page.getByRole('button', { name: 'Allow', exact: true }).first().click()
    await expect(button(ben.page, 'Mute')).toBeVisible()
    await expectAccessible(ben.page)
  })

  await test.step('the host stops, and the file gets into the recap', async () => {
    await expect.poll(() => seconds(mark(sky.page))).toBeGreaterThanOrEqual(10)
    await sky.page.getByRole('region', { name: 'Recording' }).getByRole('button', { name: 'Stop recording' }).click()
    await expect(mark(ben.page)).toBeHidden()
    await expect(sky.page.getByText('The recording is in the recap.')).toBeVisible({ timeout: 30_000 })
  })

  await button(sky.page, 'End space').click()
  await sky.page.getByRole('dialog').getByRole('button', { name: 'End space' }).click()
  for (const { page } of [sky, ben]) {
    await page.goto(`${room}/recap`)
    const slider = recapOf(page).getByRole('slider')
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(9)
    const spoken = page.getByRole('region', { name: 'Captions', exact: true })
    const word = SCRIPT[0]?.en_US.split(' ')[0] ?? ''
    await spoken.getByRole('searchbox', { name: 'Search captions' }).fill(word.toUpperCase())
    await expect(spoken.getByRole('listitem').first()).toContainText(word)
    await expect(spoken.locator('mark').first()).toHaveText(word)
    await spoken.getByRole('listitem').getByRole('button').first().click()
    await expect(recapOf(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectAccessible(page)
  }
})
