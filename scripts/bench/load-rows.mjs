import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../lib/root.mjs'
import { median, pause } from './pages.mjs'

const FAST_4G = { offline: false, latency: 60, downloadThroughput: (9 * 1_048_576) / 8, uploadThroughput: (1.5 * 1_048_576) / 8 }

/** The product's own server on a port of its own, with a fresh town. */
async function startProduct() {
  const data = mkdtempSync(path.join(tmpdir(), 'loop-bench-'))
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'main.js'), '--data', data], { env: { ...process.env, PORT: '0' } })
  const origin = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /http:\/\/[\w.]+:\d+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
    child.once('exit', (code) => { reject(new Error(`the server ended with ${code}`)) })
  })
  return { origin, stop: () => { child.kill('SIGTERM'); rmSync(data, { recursive: true, force: true }) } }
}

/** JavaScript that is asked for until the page is quiet, gzip kB. @param {import('playwright').Browser} browser @param {string} url */
async function firstJs(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  /** @type {Promise<number>[]} */
  const sizes = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length, () => 0))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await pause(500)
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
  await context.close()
  return bytes / 1_000
}

const watchLoad = () => {
  Reflect.set(window, 'load', { lcp: 0, tbt: 0 })
  const load = Reflect.get(window, 'load')
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) load.lcp = entry.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) load.tbt += Math.max(0, entry.duration - 50) }).observe({ type: 'longtask', buffered: true })
}

/** @param {import('playwright').Browser} browser @param {string} url */
async function slowLoad(browser, url) {
  const runs = []
  for (let n = 0; n < 3; n += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', FAST_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchLoad)
    await page.goto(url)
    await groupsShown(page)
    await pause(1_000)
    runs.push(await page.evaluate(() => Reflect.get(window, 'load')))
    await context.close()
  }
  return { lcp: median(runs.map(({ lcp }) => lcp)), tbt: median(runs.map(({ tbt }) => tbt)) }
}

/** @param {import('playwright').Page} page */
const groupsShown = (page) => page.locator('main a[href^="/group/"]').first().waitFor()

/** A first visit and a reload, each until the groups stand there. @param {import('playwright').Browser} browser @param {string} url */
async function coldAndWarm(browser, url) {
  /** @type {number[]} */
  const cold = []
  /** @type {number[]} */
  const warm = []
  for (let n = 0; n < 5; n += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
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

const watchInteractions = () => {
  Reflect.set(window, 'interactions', new Map())
  const longest = Reflect.get(window, 'interactions')
  const wanted = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Reflect.get(entry, 'interactionId')
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
    }
  }).observe(wanted)
}

/**
 * What a newcomer does, at 4× CPU: the time from each key and click to the next painting. Interactions under 16 ms are
 * not told by the browser and do not count.
 * @param {import('playwright').Browser} browser @param {string} origin
 */
async function journey(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(watchInteractions)
  /** @type {number[]} */
  const found = []
  const keep = async () => { found.push(...await page.evaluate(() => [...Reflect.get(window, 'interactions').values()])) }
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${origin}/sign-in/email`)
  await page.getByLabel('E-mail').pressSequentially('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: /Use code/ }).first().click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await groupsShown(page)
  const composer = page.getByRole('textbox', { name: /^Message / })
  for (const name of [/Loop Town Square/, /./]) {
    await page.locator('main a[href^="/group/"]', { hasText: name }).first().click()
    if (await composer.isEditable().catch(() => false)) {
      await composer.pressSequentially('What is on today, and where do we meet?')
      await composer.press('Enter')
    }
    await pause(1_000)
    await page.getByRole('link', { name: 'Discover' }).first().click()
    await groupsShown(page)
  }
  await page.getByRole('link', { name: /^Messages/ }).first().click()
  await page.getByRole('listitem').first().waitFor()
  for (const row of await page.locator('a[href^="/group/"]').all().then((rows) => rows.slice(0, 3))) await row.click()
  await pause(1_000)
  await keep()
  await context.close()
  found.sort((a, b) => a - b)
  return { count: found.length, p95: found[Math.floor(found.length * 0.95)] ?? 0, worst: found.at(-1) ?? 0 }
}

/** @param {import('playwright').Browser} browser */
export async function measureLoad(browser) {
  const { origin, stop } = await startProduct()
  try {
    return {
      signIn: await firstJs(browser, `${origin}/sign-in`), group: await firstJs(browser, `${origin}/group`),
      slow: await slowLoad(browser, `${origin}/group`), restore: await coldAndWarm(browser, `${origin}/group`), journey: await journey(browser, origin),
    }
  } finally {
    stop()
  }
}
