import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { accountPanel, composer, go, openSquare, say, saying, signIn } from './support/user-actions'

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Log and machines' })
const entries = (page: Page) => drawerOf(page).getByRole('listbox', { name: 'Entries' })
const selected = (page: Page) => entries(page).getByRole('option', { selected: true })

test('R4-901 R4-902 R4-903 R4-904 R4-905 R4-906 R4-907 the drawer opens with keys, filters the log, goes back to an earlier state of a machine, compares two points, and closes', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await openSquare(page)
  await composer(page).click()
  await page.keyboard.press('Control+Alt+KeyL')
  const drawer = drawerOf(page)
  await expect(drawer).toBeFocused()
  await expect(drawer.getByText(/\d+ entries/)).toBeVisible()

  // The product stays usable above the drawer, and its entries reach the list.
  await say(page, 'canary-in-the-drawer')
  await expect(saying(page, 'canary-in-the-drawer')).toBeVisible()
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  await drawer.getByRole('searchbox', { name: 'Search entries' }).fill('SendMessage')
  const sent = entries(page).getByRole('option', { name: /chat\/SendMessage/ })
  await expect(sent).toHaveCount(1)
  await drawer.getByRole('combobox', { name: 'Feature' }).selectOption('group')
  await expect(drawer.getByText('No entries match')).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Feature' }).selectOption('chat')
  await sent.click()
  await expect(selected(page)).toHaveText(/chat\/SendMessage/)
  const fields = drawer.getByRole('region', { name: /^Fields of A\d+$/ })
  await expect(fields).toContainText('clientId')
  await expect(drawer).not.toContainText('canary-in-the-drawer')
  await expectAccessible(page)

  // Without the entry, the conversation would lack the message.
  await fields.getByRole('button', { name: 'What if it is left out?' }).click()
  const differences = drawer.getByRole('region', { name: 'Differences' })
  await expect(differences.getByRole('rowheader', { name: /^chat\/chat\./ }).first()).toBeVisible()

  // A step back with the keyboard, from the same list without the filter.
  await drawer.getByRole('tab', { name: 'Log' }).click()
  await drawer.getByRole('button', { name: 'Compare from here' }).click()
  await drawer.getByRole('button', { name: 'First entry' }).click()
  const slider = drawer.getByRole('slider', { name: 'Position in the log' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before the first entry')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^[AT]\d+ · /)

  // The search is open now. It was closed then.
  await drawer.getByRole('tab', { name: 'Machines' }).click()
  const machine = drawer.getByRole('button', { name: /^chat\/messageSearch/ })
  await machine.click()
  const early = await machine.textContent()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Follow new entries' }).click()
  await expect(machine).not.toHaveText(early ?? '')
  const chart = drawer.getByRole('region', { name: 'chat/messageSearch' })
  await expect(chart.getByText('Can happen now').first()).toBeVisible()
  await chart.getByText('value', { exact: true }).click()
  await chart.getByRole('button', { name: 'Why is value so?' }).click()
  await chart
    .getByRole('region', { name: 'Entries that changed value' })
    .getByRole('button', { name: /OpenMessageSearch/ })
    .last()
    .click()
  await expect(drawer.getByRole('button', { name: 'Follow new entries' })).toHaveAttribute('aria-pressed', 'false')

  await drawer.getByRole('tab', { name: 'Compare' }).click()
  await expect(differences.getByRole('heading', { name: /^From A\d+ to [AT]\d+$/ })).toBeVisible()
  await expect(differences.getByRole('columnheader', { name: 'Before' })).toBeVisible()
  await expect(differences.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(composer(page)).toBeFocused()
})

test('R4-908 R4-909 a saved report of another person opens in the drawer, and is saved as a test, while the own page stays as it is', async ({
  openPerson,
}) => {
  const [ada, ben] = [await openPerson('Ada'), await openPerson('Ben')]
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  await openSquare(ben.page)
  await say(ben.page, 'canary-in-the-report')
  await expect(saying(ben.page, 'canary-in-the-report')).toBeVisible()
  await go(ben.page, '/settings')
  const saving = ben.page.waitForEvent('download')
  await ben.page.getByRole('button', { name: 'Report a problem' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Save report' }).click()
  const report = await (await saving).path()

  const { page } = ada
  await page.keyboard.press('Control+Alt+KeyL')
  const drawer = drawerOf(page)
  await expect(drawer.getByText(/\d+ entries/)).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await drawer.getByRole('button', { name: 'Open a report' }).click()
  await (
    await choosing
  ).setFiles({ name: 'of-ben.jsonl', mimeType: 'application/x-ndjson', buffer: readFileSync(report) })
  await expect(drawer.getByRole('heading', { name: 'Report: of-ben.jsonl' })).toBeVisible()
  await drawer.getByRole('searchbox', { name: 'Search entries' }).fill('SendMessage')
  await expect(entries(page).getByRole('option', { name: /chat\/SendMessage/ })).toHaveCount(1)
  await expect(drawer).not.toContainText('canary-in-the-report')
  await expectAccessible(page)

  await drawer.getByRole('tab', { name: 'Save as test' }).click()
  await drawer
    .getByRole('textbox', { name: 'Expectation after the last entry' })
    .fill('session.value.present="visitor"')
  await expect(drawer.getByText('The log doesn’t meet this expectation, so the test fails:')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Name of the test' }).fill('ben-is-a-visitor')
  await expectAccessible(page)
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await drawer.getByRole('button', { name: 'Save test' }).click()
  await expect.poll(() => saved.toSorted()).toEqual(['ben-is-a-visitor.jsonl', 'ben-is-a-visitor.test.ts'])
  await expect(drawer.getByText(/npx vitest run test\/replays\/saved\/ben-is-a-visitor$/)).toBeVisible()

  await drawer.getByRole('button', { name: 'Show this app' }).click()
  await expect(drawer.getByRole('heading', { name: 'Log and machines' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close log and machines' }).click()
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
})

test('R4-901 on a phone the drawer opens from the account menu and covers the page', async ({ openPerson }) => {
  const ada = await openPerson('Ada', undefined, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await accountPanel(page).getByRole('button', { name: 'Log and machines' }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByText(/\d+ entries/)).toBeVisible()
  expect(await drawer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Close log and machines' }).click()
  await expect(drawer).toBeHidden()
})
