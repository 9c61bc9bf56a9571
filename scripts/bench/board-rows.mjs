import { startProduct } from './load-rows.mjs'
import { opened, signInAsAda, watch } from './page-load.mjs'
import { BenchPage, median, pause } from './pages.mjs'

const COMMUNITIES = 10_000
const RUNS = 5

/**
 * Measures a table of 10,000 communities: sorting by number and by name, and scrolling.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
export async function measureBoard(browser, origin) {
  const page = await BenchPage.open(browser, origin, '/board.html')
  await page.page.waitForFunction(() => Reflect.get(window, 'bench') !== undefined)
  await page.call('start', COMMUNITIES)
  /** @type {number[]} */ const figures = []
  /** @type {number[]} */ const names = []
  for (let n = 0; n < RUNS; n += 1) {
    figures.push(await page.call('sort', n % 2 === 0 ? 'Member scale' : '7-day activity'))
    names.push(await page.call('sort', 'Community'))
  }
  const scrolled = /** @type {{ p95: number, rows: number }} */ (await page.call('scroll'))
  await page.close()
  return { figures: median(figures), names: median(names), ...scrolled }
}

/**
 * Opens the project owners' area from the account panel of a fresh page. Measures the time until the area's menu and
 * skeleton show, and the layout shift after that.
 * @param {import('playwright').Browser} browser
 */
export async function measureLooper(browser) {
  const product = await startProduct()
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await signInAsAda(page, product.origin)
    const times = []
    let shift = 0
    for (let n = 0; n < RUNS; n += 1) {
      await page.goto(`${product.origin}/group`)
      await page.getByRole('button', { name: 'Account' }).click()
      const press = page.getByRole('button', { name: 'Your projects' })
      await press.waitFor()
      await pause(1_000)
      await page.evaluate(() =>
        Reflect.set(window, 'isThere', () => document.querySelector('nav[aria-label="Project"]') !== null),
      )
      await press.click()
      times.push((await opened(page)).ms)
      await pause(2_000)
      shift = Math.max(shift, (await page.evaluate(() => Reflect.get(window, 'opening'))).shift)
    }
    return { first: times[0] ?? Infinity, later: median(times.slice(1)), shift }
  } finally {
    await context.close()
    await product.stop()
  }
}
