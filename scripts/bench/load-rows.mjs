import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../lib/root.mjs'
import { scrollCards } from './group-rows.mjs'
import { median, pause } from './pages.mjs'
import { firstUpload } from './upload-row.mjs'

const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1_048_576) / 8,
  uploadThroughput: (1.5 * 1_048_576) / 8,
}

/** Starts the product's server on a free port with new data. */
export async function startProduct() {
  const data = mkdtempSync(path.join(tmpdir(), 'loop-bench-'))
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'main.js'), '--data', data, '--unlimited'], {
    env: { ...process.env, PORT: '0' },
  })
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /http:\/\/[\w.]+:\d+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${code}`))
    })
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    // The server writes into this folder until it has ended, so delete the folder only then.
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, stop }
}

/**
 * Gzip size, in kB, of the scripts requested until the `usable` element is visible.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} usable
 */
async function firstJs(browser, url, usable) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  /** @type {Map<string, import('playwright').Request>} */
  const requests = new Map()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requests.set(request.url(), request)
  })
  await page.goto(url, { waitUntil: 'commit' })
  const since = await page.waitForFunction(
    (selector) => (document.querySelector(selector)?.checkVisibility() === true ? performance.now() : 0),
    usable,
  )
  const bodies = await Promise.all(
    [...requests].map(async ([url, request]) => ({ url, body: (await (await request.response())?.body()) ?? '' })),
  )
  const early = await page.evaluate(
    (at) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= at)
        .map(({ name }) => name),
    await since.jsonValue(),
  )
  await context.close()
  return (
    bodies.filter(({ url }) => early.includes(url)).reduce((sum, { body }) => sum + gzipSync(body).length, 0) / 1_000
  )
}

const watchLoad = () => {
  const load = { fcp: 0, lcp: 0, tbt: 0, longest: 0 }
  Reflect.set(window, 'load', load)
  /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    load.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    load.tbt += Math.max(0, duration - 50)
    load.longest = Math.max(load.longest, duration)
  })
}

/** Visits per page. The pages take turns, so that a busy moment does not spoil one page alone. */
const VISITS = 5

/**
 * Measures first visits on a slow phone: 4× CPU, Fast 4G.
 * @param {import('playwright').Browser} browser
 * @param {readonly { readonly url: string, readonly usable: string }[]} pages
 */
async function slowLoads(browser, pages) {
  /** @type {{ fcp: number, lcp: number, tbt: number, longest: number }[][]} */
  const runs = pages.map(() => [])
  for (let n = 0; n < VISITS; n += 1)
    for (const [at, { url, usable }] of pages.entries()) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', FAST_4G)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.addInitScript(watchLoad)
      await page.goto(url)
      await page.locator(usable).first().waitFor()
      await pause(1_000)
      runs[at]?.push(await page.evaluate(() => Reflect.get(window, 'load')))
      await context.close()
    }
  return runs.map((visits) => ({
    fcp: median(visits.map(({ fcp }) => fcp)),
    lcp: median(visits.map(({ lcp }) => lcp)),
    tbt: median(visits.map(({ tbt }) => tbt)),
    longest: median(visits.map(({ longest }) => longest)),
  }))
}

/** Inside `#root`, because the HTML shows the page's frame before the page is usable. */
const GROUPS = '#root main a[href^="/group/"]'

/** @param {import('playwright').Page} page */
const groupsShown = (page) => page.locator(GROUPS).first().waitFor()

/**
 * Measures the time of a first visit and of a reload, each until the groups show.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function coldAndWarm(browser, url) {
  /** @type {number[]} */
  const cold = []
  /** @type {number[]} */
  const warm = []
  for (let n = 0; n < 5; n += 1) {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    let start = performance.now()
    await page.goto(url)
    await groupsShown(page)
    cold.push(performance.now() - start)
    await pause(500)
    start = performance.now()
    await page.reload()
    await groupsShown(page)
    warm.push(performance.now() - start)
    await context.close()
  }
  return { cold: median(cold), warm: median(warm) }
}

/**
 * Measures the time from each key and click to the end of the next frame. The Event Timing API is not usable here:
 * without a screen it reports text input as painted only after another element is painted.
 */
const watchInteractions = () => {
  /** @type {number[]} */
  const found = []
  Reflect.set(window, 'interactions', found)
  for (const type of ['keydown', 'click']) {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            found.push(performance.now() - timeStamp)
          })
          port1.start()
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  }
}

/** Types 120 words a minute. Without a pause between keys a browser has no time to paint. */
const TYPED = { delay: 100 }

/**
 * Runs a new member's journey at 4× CPU and measures the time from each key and click to the next paint.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function journey(browser, origin) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${origin}/sign-in/email`)
  await page.getByLabel('E-mail').pressSequentially('ada@loop.example', TYPED)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await groupsShown(page)
  const composer = page.getByRole('textbox', { name: /^Message / })
  for (const name of [/Loop Town Square/, /./]) {
    await page.locator('main a[href^="/group/"]', { hasText: name }).first().click()
    if (await composer.isEditable().catch(() => false)) {
      await composer.pressSequentially('What is on today, and where do we meet?', TYPED)
      await composer.press('Enter')
    }
    await pause(1_000)
    await page.getByRole('link', { name: 'Discover' }).first().click()
    await groupsShown(page)
  }
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click()
  await page.getByRole('listitem').first().waitFor()
  for (const row of await page
    .locator('a[href^="/group/"]')
    .all()
    .then((rows) => rows.slice(0, 3)))
    await row.click()
  await pause(1_000)
  /** @type {number[]} */
  const found = await page.evaluate(() => Reflect.get(window, 'interactions'))
  await context.close()
  found.sort((a, b) => a - b)
  return { count: found.length, p95: found[Math.floor(found.length * 0.95)] ?? 0, worst: found.at(-1) ?? 0 }
}

/** @param {import('playwright').Browser} browser */
export async function measureLoad(browser) {
  const { origin, stop } = await startProduct()
  try {
    return {
      signIn: await firstJs(browser, `${origin}/sign-in`, '#root main a'),
      group: await firstJs(browser, `${origin}/group`, GROUPS),
      slow: await slowLoads(browser, [
        { url: `${origin}/group`, usable: GROUPS },
        { url: `${origin}/group/10000001`, usable: '#root [role="log"]' },
        { url: `${origin}/message`, usable: '#root main h1' },
        { url: `${origin}/space`, usable: '#root main a[href^="/space/"]' },
      ]),
      restore: await coldAndWarm(browser, `${origin}/group`),
      journey: await journey(browser, origin),
      upload: await firstUpload(browser, origin),
      cards: await scrollCards(browser, origin),
    }
  } finally {
    await stop()
  }
}
