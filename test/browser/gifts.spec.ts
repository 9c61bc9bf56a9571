import type { Page } from 'playwright/test'
import { composer, go, log, loseAnswer, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import type { BrowserUser } from './support/browser-user'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

/**
 * WebGL drawing in numbers: contexts, pictures with visible content, and such pictures with a transparent corner.
 */
interface Drawn {
  contexts: number
  pictures: number
  freeCorners: number
}

declare global {
  interface Window {
    drawn: Drawn
  }
}

const watchDrawing = ({ context }: BrowserUser): Promise<unknown> =>
  context.addInitScript(() => {
    const drawn = { contexts: 0, pictures: 0, freeCorners: 0 }
    window.drawn = drawn
    const seen = new WeakSet<WebGLRenderingContext>()
    const { prototype } = WebGLRenderingContext
    const drawArrays = Reflect.get(prototype, 'drawArrays')
    prototype.drawArrays = function draw(...args) {
      Reflect.apply(drawArrays, this, args)
      if (!seen.has(this)) drawn.contexts += 1
      seen.add(this)
      const { drawingBufferWidth: width, drawingBufferHeight: height } = this
      const pixels = new Uint8Array(width * height * 4)
      this.readPixels(0, 0, width, height, this.RGBA, this.UNSIGNED_BYTE, pixels)
      const opaque = pixels.filter((value, at) => at % 4 === 3 && value > 200).length
      if (opaque > 500) drawn.pictures += 1
      if (opaque > 500 && pixels[3] === 0) drawn.freeCorners += 1
    }
  })
const drawnIn = (page: Page): Promise<Drawn> => page.evaluate((): Drawn => window.drawn)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send a gift' })
const balanceOf = async (page: Page): Promise<number> => {
  await go(page, '/wallet?view=history')
  const row = page.getByRole('list', { name: 'Balances' }).getByRole('link', { name: 'LOOP' })
  await expect(row).toContainText(/[0-9]/)
  // The row also contains the price and the value in USD. Both are lower than the balance.
  return Math.max(
    ...((await row.innerText()).match(/[0-9][0-9,.]*/g) ?? ['0']).map((figure) => Number(figure.replaceAll(',', ''))),
  )
}

test('R1-039 R2-061 R1-174 a gift sent from a profile plays once for the sender and the receiver, and its price moves between their balances', async ({
  openPerson,
}) => {
  const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben')])
  await Promise.all([watchDrawing(ada), watchDrawing(ben)])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  const [had, benHad] = [await balanceOf(ada.page), await balanceOf(ben.page)]
  await go(ben.page, '/message/1000000001')
  await expect(composer(ben.page)).toBeVisible()
  await go(ada.page, '/profile/1000000002')
  await ada.page.getByRole('link', { name: 'Gift', exact: true }).click()
  await expect(dialog(ada.page)).toBeVisible()
  await dialog(ada.page)
    .getByRole('radio', { name: /^Diamond/ })
    .check()
  await expectAccessible(ada.page)
  await dialog(ada.page).getByRole('button', { name: 'Send for 10 LOOP' }).click()
  await expect(dialog(ada.page)).toHaveCount(0)
  await expect(ada.page).toHaveURL(/\/message\/1000000002$/)
  for (const { page } of [ada, ben]) {
    await expect(log(page).getByText('1 × 10 LOOP')).toBeVisible()
    await expect.poll(async () => (await drawnIn(page)).pictures).toBeGreaterThan(3)
    await expect(page.locator('[data-gift]')).toHaveCount(0)
    const { contexts, pictures, freeCorners } = await drawnIn(page)
    expect([contexts, freeCorners]).toEqual([1, pictures])
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('loop:giftsViewed') ?? ''))
      .toMatch(/^\["[\w-]+"\]$/)
  }
  await expect.poll(async () => (await balanceOf(ada.page)) - had).toBe(-10)
  await expect.poll(async () => (await balanceOf(ben.page)) - benHad).toBe(10)
})

test('GFT-8 ALL-12 a gift to group members whose response is lost still shows in the chat, and is not sent again', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/gift\/send|Failed to load resource/)
  const ada = await openPerson('Ada')
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  const had = await balanceOf(page)
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/gift/send')) posted.push(request.postDataJSON())
  })
  await page.route('**/api/gift/send', loseAnswer)
  await go(page, '/group/470000047')
  await page.getByRole('button', { name: 'Send a gift' }).click()
  await expect(dialog(page).getByRole('checkbox', { checked: true }).first()).toBeVisible()
  const people = await dialog(page).getByRole('checkbox', { checked: true }).count()
  await dialog(page).getByRole('radio', { name: /^Rose/ }).check()
  await dialog(page)
    .getByRole('button', { name: `Send for ${people} LOOP` })
    .dblclick()
  await expect(log(page).getByText(`${people} × 1 LOOP`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(log(page).getByText(`${people} × 1 LOOP`)).toBeVisible()
  expect(posted).toMatchObject([{ conversation_sid: 'sg_470000047', gift_id: '2', currency_id: 5 }])
  await expect.poll(async () => (await balanceOf(page)) - had).toBe(-people)
})
