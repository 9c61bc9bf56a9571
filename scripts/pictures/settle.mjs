import { setTimeout as delay } from 'node:timers/promises'

/** @import { Page, Request } from 'playwright' */

const SAMPLE_MS = 100
const EQUAL_SAMPLES = 3
/** The longest wait in ms. A journey may delay a response, and a live room changes all the time. */
const LIMIT_MS = 2_500

/** @param {Page} page */
const sampleOf = (page) => page.evaluate(() => `${document.querySelectorAll('*').length} ${document.body.textContent}`)

/**
 * Returns a function that waits until the page is complete: no pending request and no change.
 * @param {Page} page
 */
export function settler(page) {
  /** @type {Set<Request>} */
  const pending = new Set()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  return async () => {
    // Move the pointer away, so that no element looks hovered.
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.fonts.ready)
    const end = performance.now() + LIMIT_MS
    let last = ''
    let equal = 0
    while (equal < EQUAL_SAMPLES && performance.now() < end) {
      await delay(SAMPLE_MS)
      const sample = await sampleOf(page)
      equal = sample === last && pending.size === 0 ? equal + 1 : 0
      last = sample
    }
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
  }
}
