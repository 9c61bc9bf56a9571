import { startProduct } from './load-rows.mjs'
import { median, pause } from './pages.mjs'

const RUNS = 5
const KEYS = 20
/** Faces in the chat whose profiles are opened, each by a press, one after the other. */
const FACES = 6

/** From a press to the end of the first frame in which what it leads to stands there; shifts are added up, also those right after a press. */
const watch = () => {
  const found = { ms: 0, shift: 0 }
  Reflect.set(window, 'opening', found)
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) found.shift += Reflect.get(entry, 'value') }).observe({ type: 'layout-shift', buffered: true })
  const isThere = () => Reflect.get(window, 'isThere')?.() === true
  for (const type of ['click', 'keydown']) window.addEventListener(type, ({ timeStamp }) => {
    Object.assign(found, { ms: 0, shift: 0 })
    const look = () => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => { if (isThere()) found.ms = performance.now() - timeStamp; else look() })
      port1.start()
      port2.postMessage(null)
    })
    look()
  }, { capture: true })
}

/** @param {import('playwright').Page} page @returns {Promise<{ ms: number, shift: number }>} */
const opened = (page) => page.waitForFunction(() => Reflect.get(window, 'opening').ms > 0).then(() => page.evaluate(() => Reflect.get(window, 'opening')))

/** A chart of 180 points, from the press that shows it until it answers keys, and from a key to the next painting, at 4× CPU. @param {import('playwright').Browser} browser @param {string} origin */
async function chart(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${origin}/test/charts`)
  const first = page.locator('figure').first()
  await first.getByRole('slider').waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => Reflect.set(window, 'isThere', () => document.querySelector('figure [role=img] svg path') !== null))
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

/** Profiles that are opened from a chat: until the first frame of them, and what shifts in the two seconds after that. @param {import('playwright').Browser} browser @param {string} origin */
async function profiles(browser, origin) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${origin}/sign-in/email`)
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /Use code/ }).first().click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('main a[href^="/group/"]').first().waitFor()
  await page.goto(`${origin}/group/10000001`)
  const times = []
  let shift = 0
  for (let n = 0; n < FACES; n += 1) {
    const face = page.getByRole('log').getByRole('button', { name: /^Profile of / }).nth(-1 - n)
    await face.waitFor()
    await pause(500)
    await page.evaluate(() => Reflect.set(window, 'isThere', () => location.pathname.startsWith('/profile/') && document.querySelector('[role=log]') === null))
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
    product.stop()
  }
}
