import type { Locator, Page } from 'playwright/test'
import { adaAndBen, composer, go, log, openSquare, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { makePicture, makeVideo, type MadeFile } from './support/files'
import { expect, test } from './support/test'

const MB = 1_048_576
const picker = (page: Page): Locator => page.locator('input[type=file][multiple]')
const tray = (page: Page): Locator => page.getByRole('list', { name: 'Added files' })
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true })
const pictures = (page: Page): Locator => log(page).getByRole('button', { name: /^Image from Ada/ })
const videos = (page: Page): Locator => log(page).getByRole('button', { name: /^Video from Ada/ })
const last = (page: Page): Locator => log(page).getByRole('article').last()

/** Pastes the file into the text box. */
const paste = (page: Page, { name, mimeType, buffer }: MadeFile): Promise<void> =>
  composer(page).evaluate(
    (box, file) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(file.bytes)], file.name, { type: file.type }))
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    { bytes: [...buffer], name, type: mimeType },
  )

test('R4-011 R4-012 pictures that one press sends arrive as an album with the typed text, also when they were sent without a network', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection/)
  const { ada, ben } = await adaAndBen(openPerson)
  await picker(ada.page).setInputFiles([
    await makePicture(ada.page, 'one.png', 'image/png'),
    await makePicture(ada.page, 'two.jpg', 'image/jpeg'),
    await makePicture(ada.page, 'three.png', 'image/png'),
  ])
  await expect(tray(ada.page).getByRole('img')).toHaveCount(3)
  await composer(ada.page).fill('From the roof')
  await ada.context.setOffline(true)
  await send(ada.page).click()
  await expect(composer(ada.page)).toHaveValue('')
  await expect(last(ada.page)).toContainText('From the roof')
  await expect(last(ada.page).getByRole('progressbar')).toHaveCount(1)
  await expect(last(ada.page).locator('img[src^="blob:"]')).toHaveCount(3)
  await ada.context.setOffline(false)

  const album = last(ben.page).getByRole('group', { name: '[Album]' })
  await expect(album.getByRole('button')).toHaveCount(3)
  await expect(last(ben.page)).toContainText('From the roof')
  await album.getByRole('button', { name: 'Picture 2 of 3' }).click()
  const viewer = ben.page.getByRole('dialog')
  await expect(viewer.getByRole('img')).toBeVisible()
  await expectAccessible(ben.page)
  await ben.page.keyboard.press('ArrowRight')
  await ben.page.keyboard.press('ArrowLeft')
  await ben.page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('img')).toBeVisible()
  await ben.page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await ben.page.reload()
  await expect(album.getByRole('button')).toHaveCount(3)
  await expect(ada.page.getByText('From the roof')).toHaveCount(await ben.page.getByText('From the roof').count())
})

test('R1-190 R1-195 OUT-8 a sent picture arrives, and a video arrives despite a network cut, a reload and expired upload credentials', async ({
  openPerson,
  problems,
  server,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|403 \(Forbidden\)|WebSocket connection/)
  const { ada, ben } = await adaAndBen(openPerson)
  await picker(ada.page).setInputFiles([
    await makePicture(ada.page, 'one.png', 'image/png'),
    await makePicture(ada.page, 'two.jpg', 'image/jpeg'),
  ])
  await expect(tray(ada.page).getByRole('img')).toHaveCount(2)
  await expectAccessible(ada.page)
  await tray(ada.page).getByRole('button', { name: 'Remove Picture 2' }).click()
  await expect(tray(ada.page).getByRole('img')).toHaveCount(1)
  await composer(ada.page).fill('Look at this')
  await send(ada.page).click()
  await expect(last(ben.page)).toContainText('Look at this')
  await expect(pictures(ben.page)).toHaveCount(1)
  await pictures(ben.page).click()
  await expect(ben.page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expect
    .poll(() =>
      ben.page
        .getByRole('dialog')
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBe(600)
  await ben.page.keyboard.press('Escape')

  // Slow each part down, so that the upload can be interrupted halfway.
  await ada.context.route(/loop-media\.localhost/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 250)
    })
    await route.continue().catch(() => undefined)
  })
  await picker(ada.page).setInputFiles(await makeVideo(ada.page, 10 * MB))
  await expect(tray(ada.page).getByRole('img')).toHaveCount(1)
  await send(ada.page).click()
  const progress = last(ada.page).getByRole('progressbar')
  const percent = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'))
  await expect.poll(percent).toBeGreaterThan(5)
  await ada.cutNetwork()
  await expect(progress).toHaveAccessibleName('Waiting for network')
  const reached = await percent()
  await ada.restoreNetwork()
  await ada.page.reload()
  await expect(progress).toBeVisible()
  expect(await percent()).toBeGreaterThanOrEqual(reached)
  expect((await ada.context.request.post(`${server.origin}/simulator/expire-storage`, { data: {} })).ok()).toBe(true)
  await expect(videos(ada.page)).toHaveCount(1, { timeout: 60_000 })
  await expect(videos(ben.page)).toHaveCount(1)
  await videos(ben.page).click()
  await expect
    .poll(() =>
      ben.page
        .getByRole('dialog')
        .locator('video')
        .evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0)),
    )
    .toBe(320)
})

test('R1-191 R1-192 R1-193 BI-177 video_pick, BI-180 image_paste, BI-161 image_paste: a file with wrong bytes or size is refused, and a failed upload can be retried', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_FILE_NOT_FOUND|loop-media/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const { page } = ada
  const refused = (words: string) => expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await picker(page).setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video') })
  await refused('This video can’t be played')
  await picker(page).setInputFiles({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await refused('Type of image not support · Choose JPEG, PNG or WebP; a GIF can be pasted.')
  await picker(page).setInputFiles({
    ...(await makePicture(page, 'a.png', 'image/png')),
    buffer: Buffer.concat([(await makePicture(page, 'a.png', 'image/png')).buffer, Buffer.alloc(5 * MB)]),
  })
  await refused('Image oversize · Up to 5 MB.')
  await paste(page, {
    name: 'a.webp',
    mimeType: 'image/webp',
    buffer: Buffer.concat([Buffer.from('52494646ffffffff57454250', 'hex'), Buffer.alloc(52)]),
  })
  await refused('Type of image not support')
  await expect(tray(page)).toHaveCount(0)

  await page.route(/loop-media\.localhost/, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      body: '<Error><Code>Odd</Code><Message></Message></Error>',
    }),
  )
  await paste(page, {
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>window.hit = 1</script><rect width="40" height="40"/></svg>',
    ),
  })
  await expect(tray(page).getByRole('img')).toHaveCount(1)
  await send(page).click()
  await expect(last(page).getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.unroute(/loop-media\.localhost/)
  await last(page).getByRole('button', { name: 'Retry' }).click()
  await expect(pictures(page)).toHaveCount(1)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)

  await page.route(/loop-media\.localhost/, () => undefined)
  await picker(page).setInputFiles(await makePicture(page, 'late.png', 'image/png'))
  await send(page).click()
  await last(page).getByRole('button', { name: 'Cancel upload' }).click()
  await expect(last(page).getByRole('progressbar')).toHaveCount(0)
  await expect(pictures(page)).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('R1-354 R2-175 BI-179 avatar_upload a member can crop and upload a profile picture, and other members load the picture 320 pixels wide', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await go(page, '/profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const field = page.getByRole('group', { name: 'Picture' })
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(field.getByRole('alert')).toHaveText('Please select the picture file')
  await field.locator('input[type=file]').setInputFiles(await makePicture(page, 'me.jpg', 'image/jpeg'))
  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await expect(crop).toBeVisible()
  await crop.getByRole('button', { name: 'Use picture' }).click()
  await expect(crop).toHaveCount(0)
  const stored = /^http:\/\/loop-media\.localhost:\d+\/uploads\/\d+_profile-head-\d{4}\.jpg/
  await expect(field.locator('img')).toHaveAttribute('src', stored)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await go(ben.page, '/profile/1000000001')
  await expect(ben.page.locator('main img').first()).toHaveAttribute('src', /loop-media|town/)
  const seen = ben.page.locator('img[src*="loop-media"]').first()
  await expect(seen).toBeVisible()
  await expect
    .poll(() => seen.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(320)
})
