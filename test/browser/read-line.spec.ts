import type { Locator, Page } from 'playwright/test'
import { log, openSquare, signIn } from './support/user-actions'
import { expect, test } from './support/test'

// The scroll bar is dragged too.
test.use({
  motion: 'no-preference',
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/**
 * Watches the list in each frame until earlier messages have come. Then the message at the upper edge of the list is the
 * line that is read. `moved` tells how far that line has moved since the frame before they came.
 */
const watch = (list: Locator) =>
  list.evaluateHandle((box) => {
    const placeOf = (row: Element) => row.getBoundingClientRect().top - box.getBoundingClientRect().top
    const read = () =>
      [...box.querySelectorAll('article')].find(
        (row) => row.getBoundingClientRect().bottom > box.getBoundingClientRect().top,
      )
    let line = read()
    let place = NaN
    let height = box.scrollHeight
    let hasCome = false
    const look = () => {
      hasCome = box.scrollHeight > height + 300
      if (hasCome) return
      line = read()
      place = line === undefined ? NaN : placeOf(line)
      height = box.scrollHeight
      requestAnimationFrame(look)
    }
    look()
    return {
      hasCome: () => hasCome,
      moved: () => (line?.isConnected === true ? Math.abs(placeOf(line) - place) : Infinity),
    }
  })

const middleOf = async (list: Locator) => {
  const { x, y, width, height } = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2, right: x + width, top: y, height }
}

/** Draws the list down with a finger, three times. */
const swipe = async (page: Page, list: Locator) => {
  const { x, top, height } = await middleOf(list)
  const touch = await page.context().newCDPSession(page)
  const at = (part: number) => [{ x, y: top + height * part }]
  for (let time = 0; time < 3; time += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2) })
    for (let step = 1; step <= 12; step += 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.2 + step * 0.05) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** Waits for as many frames as a list takes to come to rest. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = (left: number): void => {
          if (left === 0) done()
          else requestAnimationFrame(() => next(left - 1))
        }
        next(45)
      }),
  )

const turnWheel = async (page: Page, list: Locator) => {
  const { x, y } = await middleOf(list)
  const cdp = await page.context().newCDPSession(page)
  const gestureSourceType = 'mouse'
  await cdp.send('Input.synthesizeScrollGesture', { x, y, yDistance: 1_500, speed: 2_000, gestureSourceType })
}

const WAYS: Readonly<Record<string, (page: Page, list: Locator) => Promise<void>>> = {
  'the wheel': turnWheel,
  'a finger': swipe,
  'the scroll bar': async (page, list) => {
    const { right, top, height } = await middleOf(list)
    await page.mouse.move(right - 6, top + height - 60)
    await page.mouse.down()
    for (let step = 1; step <= 20; step += 1) await page.mouse.move(right - 6, top + height - 60 - step * 40)
    // The earlier messages have come. A hand does not hold still.
    await rest(page)
    await page.mouse.move(right - 7, top + height - 60 - 20 * 40)
    await page.mouse.up()
    await page.mouse.move(right - 60, top + height / 2)
  },
}

for (const [way, scroll] of Object.entries(WAYS))
  test(`a reader who goes to the top with ${way} keeps the line that is read when earlier messages come`, async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada', undefined, { hasTouch: way === 'a finger' })
    const { page } = ada
    await signIn(ada, 'ada@loop.example')
    await openSquare(page)
    const list = log(page)
    // The list has opened at its end.
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(600)
    const watched = await watch(list)
    await scroll(page, list)
    await expect.poll(() => watched.evaluate(({ hasCome }) => hasCome())).toBe(true)
    await rest(page)
    expect(await watched.evaluate(({ moved }) => moved())).toBeLessThanOrEqual(1)
  })
