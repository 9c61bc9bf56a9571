import type { Locator, Page } from 'playwright/test'
import { SCRIPT } from '../../src/adapters/simulator/state/features/captions/script'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

// Only simulated members speak captions, and they speak only if the pace of the simulation is above 0.
test.use({ serverOptions: { seed: 1, args: ['--pace', '2'] } })

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const ROOM = '/space/5bace001-0000-4000-8000-000010000001'
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })
const mark = (page: Page): Locator => page.getByTitle(/^Recording/)
const recapOf = (page: Page): Locator => page.getByRole('region', { name: 'Recording', exact: true })

/** The seconds of an element that shows a clock. */
const seconds = async (clock: Locator): Promise<number> => {
  const [, minutes = 0, rest = 0] = /(\d+):(\d\d)/.exec((await clock.textContent()) ?? '')?.map(Number) ?? []
  return minutes * 60 + rest
}

test('R4-951 R4-952 R4-953 R4-955 R4-956 a host records a space, a listener on a phone learns of it and speaks, and both hear it in the recap and find a caption', async ({
  openPerson,
}) => {
  test.setTimeout(300_000)
  // Ada hosts the square, in which simulated members speak.
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben', undefined, PHONE)])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await ada.page.goto(ROOM)
  await button(ada.page, 'Join space').click()

  await test.step('a dialog says what is recorded, and then everybody sees the mark', async () => {
    await button(ada.page, 'Record').click()
    const asked = dialog(ada.page, 'Record this space?')
    await expect(asked).toContainText('Everyone’s sound')
    await asked.getByRole('button', { name: 'Start recording' }).click()
    await expect(mark(ada.page)).toBeVisible()
    await expectAccessible(ada.page)
  })

  await test.step('who comes later learns of it at the entrance, and speaks', async () => {
    await ben.page.goto(ROOM)
    await expect(ben.page.getByText('Ada records this space. If you stay, your voice may be in it.')).toBeVisible()
    await expectAccessible(ben.page)
    await button(ben.page, 'Join space').click()
    await expect(mark(ben.page)).toBeVisible()
    await button(ben.page, 'Ask to speak').click()
    await expect(button(ben.page, 'Mute')).toBeVisible()
    await expectAccessible(ben.page)
  })

  await test.step('the host stops, and the file gets into the recap', async () => {
    await expect.poll(() => seconds(mark(ada.page))).toBeGreaterThanOrEqual(10)
    await ada.page.getByRole('region', { name: 'Recording' }).getByRole('button', { name: 'Stop recording' }).click()
    await expect(mark(ben.page)).toBeHidden()
    await expect(ada.page.getByText('The recording is in the recap.')).toBeVisible({ timeout: 30_000 })
  })

  await button(ada.page, 'End space').click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'End space' }).click()
  for (const { page } of [ada, ben]) {
    await page.goto(`${ROOM}/recap`)
    const slider = recapOf(page).getByRole('slider')
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(9)
    const spoken = page.getByRole('region', { name: 'Captions', exact: true })
    // Captions are on for hosts, and those that were spoken while the recording ran lead into it.
    const text = await spoken.getByRole('button').first().innerText()
    const word =
      SCRIPT.find(({ en_US }) => text.includes(en_US))
        ?.en_US.split(' ')
        .at(-1) ?? ''
    await spoken.getByRole('searchbox', { name: 'Search captions' }).fill(word.toUpperCase())
    await expect(spoken.locator('mark').first()).toHaveText(word)
    await spoken.getByRole('listitem').getByRole('button').first().click()
    await expect(recapOf(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectAccessible(page)
  }
})
