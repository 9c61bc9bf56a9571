import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { makePicture } from './support/files'
import { expect, test } from './support/test'
import { go, log, openSquare, signIn } from './support/user-actions'

const WORDS = 'A <b>view</b> from the roof'

const sendPicture = async (page: Page): Promise<void> => {
  await page.locator('input[type=file][multiple]').setInputFiles(await makePicture(page, 'roof.png', 'image/png'))
  await expect(page.getByRole('list', { name: 'Added files' }).getByRole('img')).toHaveCount(1)
  await page.getByRole('textbox', { name: /^Message / }).fill(WORDS)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(page).getByText(WORDS)).toBeVisible()
  await expect(log(page).getByRole('article').last().locator('img[src^="http"]').last()).toBeVisible()
}

test('R4-601 R4-602 R4-603 a member takes along a zip whose page shows the sent text and picture', async ({
  openPerson,
}, testInfo) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await sendPicture(ada.page)

  await go(ada.page, '/settings')
  await ada.page.getByRole('button', { name: 'Download my data' }).click()
  await expect(ada.page.getByText('Your data is ready.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(ada.page)
  const download = ada.page.waitForEvent('download')
  await ada.page.getByRole('button', { name: 'Save the zip' }).press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^loop-.+-\d{4}-\d\d-\d\d\.zip$/)
  await expect(ada.page.getByText('The zip is in your downloads.')).toBeVisible()
  await expectAccessible(ada.page)

  const files = unzipSync(new Uint8Array(await readFile(await saved.path())))
  const html = strFromU8(files['index.html'] ?? new Uint8Array())
  expect(strFromU8(files['data/groupMessage.json'] ?? new Uint8Array())).toContain(WORDS)
  expect(Object.keys(files).some((name) => name.startsWith('pictures/'))).toBe(true)

  // The member opens the page from the disk.
  const folder = testInfo.outputPath('export')
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), bytes)
  }
  const page = await ada.context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text())
  })
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
  await expect(page.getByText(WORDS)).toBeVisible()
  const picture = page.getByRole('listitem').filter({ hasText: WORDS }).locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(600)
  expect(html).not.toContain('<script')
  expect(faults).toEqual([])
})
