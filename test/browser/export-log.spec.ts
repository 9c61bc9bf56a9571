import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { composer, go, openSquare, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'scripts', 'replay.mjs')
const HASH = /State hash: ([0-9a-f]{64})/

/** Opens the dialog from the settings and saves the report, with the keyboard alone. */
const saveByKeyboard = async (page: Page, leaveOut: string): Promise<string> => {
  await go(page, '/settings')
  await page.getByRole('button', { name: 'Sign out' }).focus()
  const item = page.getByRole('button', { name: 'Report a problem' })
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(item).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(dialog.getByRole('heading', { name: /^Entries in the file \(\d+\)$/ })).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search entries' }).focus()
  await page.keyboard.type(leaveOut)
  await dialog.getByRole('checkbox', { name: leaveOut }).first().focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: leaveOut }).first()).not.toBeChecked()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save report' }).focus()
  await page.keyboard.press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('loop-log.jsonl')
  await expect(dialog).toBeHidden()
  return await saved.path()
}

/** Folds the exported log file in the page, and returns the hash of the resulting state. */
const hashInPage = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(async (file) => {
    const reader: { summaryOfFile(text: string): { hash: string } } = await import(
      new URL('/assets/replay.js', location.href).href
    )
    return reader.summaryOfFile(file).hash
  }, text)

test('ALL-1 ALL-2 R4-921 R4-922 a report saved from the settings contains no message text and no entry that was left out, and replays to the same state in Node and in the browser', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await say(ada.page, 'canary-of-the-mine')
  await expect(saying(ada.page, 'canary-of-the-mine')).toBeVisible()
  await composer(ada.page).fill('a half-written canary')

  const file = await saveByKeyboard(ada.page, 'OpenDialog')
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain('OpenDialog')
  expect(text).not.toMatch(/canary|ada@loop|Town Square|"Ada/)
  expect(text).toContain('"format":"loop-log"')

  const { stdout, stderr, status } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const check = (expectation: string) =>
    spawnSync(process.execPath, [script, file, '--expect', expectation], { encoding: 'utf8' })
  expect(check('session.value.present="known"').status).toBe(0)
  const failed = check('chat/composer.data.drafts={}')
  expect([failed.status, failed.stdout]).toEqual([1, expect.stringMatching(/^ {2}T\d+ .* chat\/ChangeDraft /m)])
  // The account log may have been folded into a newer snapshot, so look for Ada's command in the tab log.
  expect(stdout).toMatch(/1 {2}chat\/SendDraft/)
  expect(stdout).toMatch(/chat\/chat +\(no machine\)/)
  expect(stdout).toContain('here      0 passed over')
  expect(stdout).toContain('Entries that the person removed before saving: 1')
  const [, hash] = HASH.exec(stdout) ?? []
  expect(hash).toBe(await hashInPage(ada.page, text))

  await expect(ada.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expectAccessible(ada.page)
})

test('when a page fails to load, the error screen has a button that saves the log', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/./)
  const { page } = await openPerson('Vera', '/group')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await page.route(/\/assets\/Grou-.*\.js$/, (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /Loop Announcements/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a report' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"type":"VisitorEntered"')
})
