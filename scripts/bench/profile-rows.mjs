import { startProduct } from './load-rows.mjs'
import { opened, signInAsAda, watch } from './page-load.mjs'
import { median, pause } from './pages.mjs'

const RUNS = 5
const KEYS = 20
/** Number of profiles opened from faces in the chat. */
const FACES = 6

/**
 * Measures a chart of 180 points at 4× CPU: the time from the press that opens the chart until the chart accepts keys,
 * and the time from a key to the next paint.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function chart(browser, origin) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${origin}/test/charts`)
  const first = page.locator('figure').first()
  await first.getByRole('slider').waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() =>
    Reflect.set(window, 'isThere', () => document.querySelector('figure [role=img] svg path') !== null),
  )
  const shown = []
  for (let n = 0; n < RUNS; n += 1) {
    await first.getByRole('button', { name: 'Show as a table' }).click()
    await first.getByRole('table').waitFor()
    await pause(300)
    await first.getByRole('button', { name: 'Show as a chart' }).click()
    shown.push((await opened(page)).ms)
    await pause(300)
  }
  await first.getByRole('slider').focus()
  const keys = []
  for (let n = 0; n < KEYS; n += 1) {
    await page.keyboard.press('ArrowRight')
    keys.push((await opened(page)).ms)
  }
  await context.close()
  return { shown: median(shown), key: Math.max(...keys) }
}

/**
 * Opens profiles from a chat. Measures the time to the first frame, and the layout shift in the two seconds after that
 * frame.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function profiles(browser, origin) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await signInAsAda(page, origin)
  await page.goto(`${origin}/group/10000001`)
  const times = []
  let shift = 0
  for (let n = 0; n < FACES; n += 1) {
    const face = page
      .getByRole('log')
      .getByRole('button', { name: /^Profile of / })
      .nth(-1 - n)
    await face.waitFor()
    // Hover over the face before the press, as a user does.
    await face.hover()
    await pause(500)
    await page.evaluate(() =>
      Reflect.set(
        window,
        'isThere',
        () => location.pathname.startsWith('/profile/') && document.querySelector('[role=log]') === null,
      ),
    )
    await face.click()
    const { ms } = await opened(page)
    times.push(ms)
    await pause(2_000)
    shift = Math.max(shift, (await page.evaluate(() => Reflect.get(window, 'opening'))).shift)
    await page.goBack()
  }
  await context.close()
  return { first: times[0] ?? Infinity, later: median(times.slice(1)), shift }
}

/** @param {import('playwright').Browser} browser */
export async function measureProfiles(browser) {
  const product = await startProduct()
  try {
    return { chart: await chart(browser, product.origin), profile: await profiles(browser, product.origin) }
  } finally {
    await product.stop()
  }
}
